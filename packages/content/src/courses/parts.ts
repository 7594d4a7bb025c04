import { filesOf } from '../files/file-set.ts';
import { sha256 } from '../files/file-store.ts';
import type { AssetFolder, Loading } from '../loading.ts';
import type { Asset } from '../release-assets.ts';
import { loadAsset } from './asset.ts';
import { noteConcepts } from './problem.ts';
import type { LoadedPart } from './loaded-part.ts';

/** Loads the assets of a module. A problem of the bank is loaded where it stands first; elsewhere it is only placed. */
export async function loadAssets(folders: readonly AssetFolder[], loading: Loading): Promise<Asset[]> {
  const { banked } = loading;
  const first = folders.filter(({ id }) => !banked.has(id));
  const loaded = await loadEach(first, loading);
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

/** What was read before as it is now is taken from `loading.kept`. */
async function loadEach(folders: readonly AssetFolder[], loading: Loading): Promise<(Asset | null)[]> {
  const { kept } = loading;
  const keyed = folders.map((folder) => ({ folder, key: kept ? keyOf(folder, loading) : '' }));
  const known = await kept?.read(keyed.map(({ key }) => key));
  const read = new Map<string, LoadedPart>();
  const assets = keyed.map(({ folder, key }) => {
    const part = known?.get(key);
    if (part && leadsAsBefore(part, loading)) return taken(part, folder, loading);
    const { asset, loaded } = recorded(folder, loading);
    if (loaded) read.set(key, loaded);
    return asset;
  });
  if (read.size > 0) await kept?.write(read);
  return assets;
}

/** Names the files of an asset together with all that its loaders look at beside them, links excepted. */
function keyOf({ folder, topicId, subtopicId, id }: AssetFolder, loading: Loading): string {
  const files = [...filesOf(folder)].map(([path, bytes]) => [path, sha256(bytes)]);
  const terms = [loading, ...(loading.translations ?? [])].map((each) => [...(each.terms ?? [])]);
  return sha256(JSON.stringify([folder.path, topicId, subtopicId, id, files, [...loading.tags], terms]));
}

function leadsAsBefore({ links }: LoadedPart, { links: targets }: Loading): boolean {
  return links.every(([id, path]) => targets.get(id) === path);
}

/** Gives what a part came to as its loader would have. */
function taken(part: LoadedPart, { folder }: AssetFolder, loading: Loading): Asset {
  const own = new Map([...filesOf(folder).values()].map((bytes) => [sha256(bytes), bytes]));
  for (const stored of part.stored) loading.store.addAgain(stored, own);
  loading.snippets.push(...part.snippets);
  loading.concepts.append(part);
  return part.asset;
}

type Recorded = { readonly asset: Asset | null; readonly loaded?: LoadedPart };

/** Loads an asset and notes what came of it. One with a fault is read again until it has none. */
function recorded(folder: AssetFolder, loading: Loading): Recorded {
  const { faults, store, snippets, concepts, links } = loading;
  const before = {
    faults: faults.count,
    stored: store.stored.length,
    snippets: snippets.length,
    uses: concepts.all.length,
    constructs: concepts.constructs.length,
  };
  links.asked.clear();
  const asset = loadAsset(folder, loading);
  if (asset === null || faults.count > before.faults) return { asset };
  const constructs = concepts.constructs
    .slice(before.constructs)
    .map((use) => ({ ...use, after: use.after - before.uses }));
  return {
    asset,
    loaded: {
      asset,
      snippets: snippets.slice(before.snippets),
      uses: concepts.all.slice(before.uses),
      constructs,
      stored: store.stored.slice(before.stored),
      links: [...links.asked],
    },
  };
}
