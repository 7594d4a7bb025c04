import { pathIn } from '../files/folder.ts';
import { fileName, type AssetFolder, type Loading } from '../loading.ts';
import type { Asset, QuizAsset, TextAsset, VideoAsset } from '../release.ts';
import { loadHindiProblem } from './problem.ts';
import { loadQuiz } from './quiz.ts';
import { loadText } from './text.ts';
import { loadVideo } from './video.ts';

const HINDI_FILE = /\.hi\.(?:md|yaml)$/;

/** Adds the Hindi version of an asset when its folder has one: files with `.hi` before their extension. */
export function withHindi(english: Asset, asset: AssetFolder, { hindi }: Loading): Asset {
  if (!hindi || ![...asset.folder.files.keys()].some((name) => HINDI_FILE.test(name))) return english;
  switch (english.type) {
    case 'text':
      return withOptional(english, textInHindi(english, asset, hindi));
    case 'video':
      return withOptional(english, videoInHindi(english, asset, hindi));
    case 'mcqs':
      return withOptional(english, quizInHindi(english, asset, hindi));
    case 'problem':
      return withOptional(english, loadHindiProblem(english, asset, hindi));
  }
}

/** A version that has faults is left out; the faults are told. */
function withOptional<T extends Asset>(english: T, hindi: T['hindi']): T {
  return hindi ? { ...english, hindi } : english;
}

function textInHindi(english: TextAsset, asset: AssetFolder, loading: Loading): TextAsset['hindi'] {
  const text = loadText(asset, loading);
  if (text && text.premium !== english.premium) complain('text.md', asset, loading);
  return text ? { title: text.title, body: text.body } : undefined;
}

function videoInHindi(english: VideoAsset, asset: AssetFolder, loading: Loading): VideoAsset['hindi'] {
  const video = loadVideo(asset, loading);
  if (!video) return undefined;
  if (video.premium !== english.premium) complain('video.yaml', asset, loading);
  const { title, durationSeconds, body } = video;
  return { title, durationSeconds, body };
}

/** Questions keep the ids of the English ones, so that what was missed is the same in both languages. */
function quizInHindi(english: QuizAsset, asset: AssetFolder, loading: Loading): QuizAsset['hindi'] {
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
