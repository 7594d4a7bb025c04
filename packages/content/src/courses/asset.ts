import type { AssetFolder, Loading } from '../loading.ts';
import type { Asset } from '../release-assets.ts';
import { loadProblem } from './problem.ts';
import { loadQuiz } from './quiz.ts';
import { loadText } from './text.ts';
import { withTranslations } from './translate-asset.ts';
import { loadVideo } from './video.ts';

/** The file that makes a folder an asset, and who loads it. */
const LOADERS = new Map<string, (asset: AssetFolder, loading: Loading) => Asset | null>([
  ['text.md', loadText],
  ['quiz.yaml', loadQuiz],
  ['video.yaml', loadVideo],
  ['problem.yaml', loadProblem],
]);

export function loadAsset(asset: AssetFolder, loading: Loading): Asset | null {
  const names = [...LOADERS.keys()].filter((name) => asset.folder.files.has(name));
  const load = LOADERS.get(names[0] ?? '');
  if (load && names.length === 1) {
    const english = load(asset, loading);
    return english && withTranslations(english, asset, loading);
  }
  loading.faults.add(asset.folder.path, 0, `An asset has exactly one of ${[...LOADERS.keys()].join(', ')}.`);
  return null;
}
