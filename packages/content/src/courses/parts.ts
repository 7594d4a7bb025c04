import { filesOf } from '../files/file-set.ts';
import type { AssetFolder, Loading } from '../loading.ts';
import type { Asset } from '../release-assets.ts';
import { loadAsset } from './asset.ts';
import { readParts, type Part } from './kept-parts.ts';
import { noteConcepts } from './problem.ts';

/** Loads the assets of a module. A problem of the bank is loaded where it stands first; elsewhere it is only placed. */
export async function loadAssets(folders: readonly AssetFolder[], loading: Loading): Promise<Asset[]> {
  const { banked } = loading;
  const first = folders.filter(({ id }) => !banked.has(id));
  const loaded = await readParts(
    first.map((folder) => partOf(folder, loading)),
    loading,
  );
  const own = new Map(first.map(({ id }, at) => [id, loaded[at] ?? null]));
  return folders.flatMap((folder) => {
    const known = banked.get(folder.id);
    if (known) noteConcepts(folder, loading);
    const asset = known ?? own.get(folder.id) ?? null;
    if (folder.places) banked.set(folder.id, asset);
    return asset ? [placed(asset, folder)] : [];
  });
}

function placed(asset: Asset, { topicId, subtopicId, places = [] }: AssetFolder): Asset {
  const alsoIn = places.filter((place) => place.subtopicId !== subtopicId);
  return alsoIn.length === 0 ? asset : { ...asset, topicId, subtopicId, alsoIn };
}

function partOf(asset: AssetFolder, loading: Loading): Part<Asset> {
  const { folder, topicId, subtopicId, id } = asset;
  const terms = [loading, ...(loading.translations ?? [])].map((each) => [...(each.terms ?? [])]);
  return {
    kind: 'asset',
    files: filesOf(folder),
    beside: [folder.path, topicId, subtopicId, id, [...loading.tags], terms],
    read: () => loadAsset(asset, loading),
  };
}
