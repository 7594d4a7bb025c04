import * as z from 'zod';
import { pathIn, textOf } from '../files/folder.ts';
import { readYaml } from '../files/yaml-file.ts';
import { fileName, type AssetFolder, type Loading } from '../loading.ts';
import type { VideoAsset, VideoRendition } from '../release-assets.ts';
import { WALKTHROUGH_FILE } from '../videos/walkthrough.ts';
import { title } from './names.ts';

const address = z.url({ protocol: /^https$/, error: 'must be an https address' });

/** A lighter version of the video: a file beside video.yaml or an address, with its height or without a picture. */
const source = z
  .strictObject({
    url: address.optional(),
    file: z.string().optional(),
    height: z.number().int().min(72).max(2160).optional(),
    audio_only: z.literal(true).optional(),
    /** Of an address; of a file it is known. */
    bytes: z.number().int().positive().optional(),
  })
  .refine((each) => (each.url === undefined) !== (each.file === undefined), 'give either url or file')
  .refine(
    (each) => (each.height === undefined) !== (each.audio_only === undefined),
    'give either height or audio_only: true',
  )
  .refine((each) => each.file === undefined || each.bytes === undefined, 'bytes belong to a url only');

const videoFile = z
  .strictObject({
    title,
    premium: z.boolean().default(false),
    /** An address (YouTube, HLS), or the name of a file beside this one. */
    url: address.optional(),
    file: z.string().optional(),
    sources: z
      .array(source)
      .refine(
        (sources) => new Set(sources.map(({ height }) => height)).size === sources.length,
        'two of these have the same height',
      )
      .optional(),
    poster: z.string().optional(),
    duration_seconds: z.number().int().positive().optional(),
    captions: z
      .array(
        z.strictObject({
          language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/),
          label: z.string().min(1),
          file: z.string(),
        }),
      )
      .default([]),
    description: z.string().default(''),
  })
  .refine((video) => (video.url === undefined) !== (video.file === undefined), 'give either url or file')
  .refine(
    (video) => video.sources === undefined || !/\.m3u8|^https:\/\/(?:[\w-]+\.)*youtu/.test(video.url ?? ''),
    { path: ['sources'], error: 'only a video file has these: HLS and YouTube bring their own' },
  );

type Source = z.infer<typeof source>;

/** Loads a video: video.yaml, with the files it names beside it. */
export function loadVideo(asset: AssetFolder, loading: Loading): VideoAsset | null {
  const { id, topicId, subtopicId, folder } = asset;
  const name = fileName('video.yaml', loading);
  const file = pathIn(folder.path, name);
  const source = readYaml({ file, text: textOf(folder, name) ?? '' }, videoFile, loading.faults);
  if (!source) return null;
  const video = source.value;
  const protectedBy = video.premium ? id : null;
  const serve = (name: string, ...path: PropertyKey[]): string => {
    const bytes = folder.files.get(name);
    const url = bytes ? loading.store.addFile(name, bytes, protectedBy) : null;
    if (url === null)
      loading.faults.add(file, source.lineOf(path), `There is no file "${name}" of a known kind here.`);
    return url ?? '';
  };
  const location = { file, firstLine: source.lineOf(['description']), folder, protectedBy };
  return {
    type: 'video',
    id,
    topicId,
    subtopicId,
    title: video.title,
    premium: video.premium,
    durationSeconds: video.duration_seconds ?? null,
    body: {
      url: video.url ?? serve(video.file ?? '', 'file'),
      ...(video.sources && { sources: renditions(video.sources, serve) }),
      ...(folder.files.has(WALKTHROUGH_FILE) && { drawn: true as const }),
      posterUrl: video.poster === undefined ? null : serve(video.poster, 'poster'),
      captions: video.captions.map(({ language, label, file: name }, index) => ({
        language,
        label,
        url: serve(name, 'captions', index),
      })),
      description: loading.renderer.block(video.description, location),
    },
  };
}

/** Best first, sound alone last. */
function renditions(
  sources: readonly Source[],
  serve: (name: string, ...path: PropertyKey[]) => string,
): VideoRendition[] {
  return sources
    .map(({ url, file, height, bytes }, index) => ({
      url: url ?? serve(file ?? '', 'sources', index),
      height: height ?? null,
      ...(bytes !== undefined && { bytes }),
    }))
    .toSorted((a, b) => (b.height ?? 0) - (a.height ?? 0));
}
