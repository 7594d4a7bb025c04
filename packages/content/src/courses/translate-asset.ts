import { pathIn } from '../files/folder.ts';
import { fileName, type AssetFolder, type Loading, type Translating, translationsOf } from '../loading.ts';
import type { Asset, QuizAsset, TextAsset, VersionOf, VideoAsset } from '../release-assets.ts';
import { loadTranslatedProblem } from './problem.ts';
import { loadQuiz } from './quiz.ts';
import { loadText } from './text.ts';
import { loadVideo } from './video.ts';

/** Adds an asset's versions in other languages: files with `.hi` and its like before their extension. */
export function withTranslations(english: Asset, asset: AssetFolder, loading: Loading): Asset {
  const names = [...asset.folder.files.keys()];
  const versions = translationsOf(loading, (translating) => {
    const isThere = names.some((name) => /\.(?:md|yaml)$/.test(name) && isIn(name, translating));
    return isThere ? readVersion(english, asset, translating) : undefined;
  });
  // A version that has faults is left out; the faults are told.
  return { ...english, ...versions } as Asset;
}

function isIn(name: string, { language }: Translating): boolean {
  return name.replace(/\.\w+$/, '').endsWith(`.${language}`);
}

function readVersion(english: Asset, asset: AssetFolder, loading: Translating): VersionOf<Asset> | undefined {
  switch (english.type) {
    case 'text':
      return translatedText(english, asset, loading);
    case 'video':
      return translatedVideo(english, asset, loading);
    case 'mcqs':
      return translatedQuiz(english, asset, loading);
    case 'problem':
      return loadTranslatedProblem(english, asset, loading);
  }
}

function translatedText(
  english: TextAsset,
  asset: AssetFolder,
  loading: Loading,
): VersionOf<TextAsset> | undefined {
  const text = loadText(asset, loading);
  if (text && text.premium !== english.premium) complain('text.md', asset, loading);
  return text ? { title: text.title, body: text.body } : undefined;
}

function translatedVideo(
  english: VideoAsset,
  asset: AssetFolder,
  loading: Loading,
): VersionOf<VideoAsset> | undefined {
  const video = loadVideo(asset, loading);
  if (!video) return undefined;
  if (video.premium !== english.premium) complain('video.yaml', asset, loading);
  const { title, durationSeconds, body } = video;
  return { title, durationSeconds, body };
}

/** Questions keep the ids of the English ones, so that what was missed is the same in every language. */
function translatedQuiz(
  english: QuizAsset,
  asset: AssetFolder,
  loading: Loading,
): VersionOf<QuizAsset> | undefined {
  const quiz = loadQuiz(asset, loading);
  if (!quiz) return undefined;
  if (outlineOf(quiz) !== outlineOf(english)) complain('quiz.yaml', asset, loading);
  const questions = quiz.questions.map((question, index) => ({
    ...question,
    id: english.questions[index]?.id ?? question.id,
  }));
  return { title: quiz.title, questions };
}

function complain(english: string, { folder }: AssetFolder, loading: Loading): void {
  const file = pathIn(folder.path, fileName(english, loading));
  loading.faults.add(file, 1, `This must have the same premium parts, questions and choices as ${english}.`);
}

/** What two versions of a quiz share: its questions, how many choices each has, what is premium. */
function outlineOf({ premium, questions }: QuizAsset): string {
  const each = questions.map((question) => [
    question.premium,
    question.body.correct.length,
    question.body.wrong.length,
  ]);
  return JSON.stringify([premium, each]);
}
