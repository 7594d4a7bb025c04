import { editYaml, valueOf } from './edit-yaml.ts';
import { block, flag, isFlag, numberOr, optional, textIn } from './fields.ts';
import { isRecord } from './same-value.ts';

export type CaptionsForm = { readonly language: string; readonly label: string; readonly file: string };

/** video.yaml as a form. Either `url` or `file` is filled. */
export type VideoForm = {
  readonly title: string;
  readonly premium: boolean;
  readonly url: string;
  readonly file: string;
  readonly poster: string;
  readonly durationSeconds: string;
  readonly captions: readonly CaptionsForm[];
  readonly description: string;
};

/** Null: the file is in no shape that a form could hold; it is edited as a file. */
export function readVideo(text: string): VideoForm | null {
  const value = valueOf(text);
  if (!isRecord(value) || !isFlag(value['premium'])) return null;
  const captions = value['captions'] ?? [];
  if (!Array.isArray(captions) || !captions.every((each) => isRecord(each))) return null;
  return {
    title: textIn(value['title']),
    premium: value['premium'] === true,
    url: textIn(value['url']),
    file: textIn(value['file']),
    poster: textIn(value['poster']),
    durationSeconds: textIn(value['duration_seconds']),
    captions: captions.map(({ language, label, file }) => ({
      language: textIn(language),
      label: textIn(label),
      file: textIn(file),
    })),
    description: textIn(value['description']).trimEnd(),
  };
}

export function writeVideo(text: string, form: VideoForm): string {
  const value = valueOf(text);
  const old = isRecord(value) ? value : {};
  return editYaml(text, {
    ...old,
    title: form.title,
    premium: flag(form.premium, old['premium']),
    url: optional(form.url),
    file: optional(form.file),
    poster: optional(form.poster),
    duration_seconds: form.durationSeconds.trim() === '' ? undefined : numberOr(form.durationSeconds),
    captions: form.captions.length > 0 || Array.isArray(old['captions']) ? form.captions : undefined,
    description: optional(block(form.description)),
  });
}
