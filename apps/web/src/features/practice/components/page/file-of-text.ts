import { difference } from '@abhyas/contract/text-changes';
import type { EditKind } from '@abhyas/contract/practice-texts';
import { filePlaces, type FilePlace, type PageFile } from '@abhyas/languages/page/tools/files';
import { ChangeSet, Text } from '@codemirror/state';

import type { EditedText } from '../../../../ui/editor/editor-handle.ts';

type Follower = Parameters<EditedText['follow']>[0];

/** One file of a page, as a text of its own for the editor. The page itself stays one text, which is synced as any other. */
export class FileOfText implements EditedText {
  readonly #page: EditedText;
  readonly #file: PageFile;
  readonly #followers = new Set<Follower>();
  #shown: Text;
  #stop: (() => void) | undefined;

  constructor(page: EditedText, file: PageFile) {
    this.#page = page;
    this.#file = file;
    this.#shown = this.#read();
  }

  get doc(): Text {
    // Nobody has told of changes while nobody followed.
    if (this.#followers.size === 0) this.#shown = this.#read();
    return this.#shown;
  }

  edit(changes: ChangeSet, kind: EditKind): void {
    const { from, to: end } = this.#place();
    const length = this.#page.doc.length;
    const moved: { from: number; to: number; insert: Text }[] = [];
    changes.iterChanges((...[at, to, , , insert]) => moved.push({ from: from + at, to: from + to, insert }));
    // An empty file may have no line of its own yet: the next file's name has to stay on one.
    if (from === end && end < length && this.#page.doc.sliceString(end, end + 1) !== '\n')
      moved.push({ from: end, to: end, insert: Text.of(['', '']) });
    this.#shown = changes.apply(this.#shown);
    this.#page.edit(ChangeSet.of(moved, length), kind);
    this.#catchUp(true);
  }

  follow(follower: Follower): () => void {
    if (this.#followers.size === 0) {
      this.#shown = this.#read();
      this.#stop = this.#page.follow((_changes, undoable) => this.#catchUp(undoable));
    }
    this.#followers.add(follower);
    return () => {
      this.#followers.delete(follower);
      if (this.#followers.size === 0) this.#stop?.();
    };
  }

  /** Tells how the file differs from what is shown of it. */
  #catchUp(undoable: boolean): void {
    const now = this.#read();
    if (now.eq(this.#shown)) return;
    const changes = difference(this.#shown.toString(), now.toString());
    this.#shown = now;
    for (const follower of this.#followers) follower(changes, undoable);
  }

  #read(): Text {
    const { from, to } = this.#place();
    return this.#page.doc.slice(from, to);
  }

  /** A text that is no page, as one may have been brought back from elsewhere, is all in the first file. */
  #place(): FilePlace {
    const length = this.#page.doc.length;
    const places = filePlaces(this.#page.doc.toString());
    if (places) return places[this.#file];
    return this.#file === 'index.html' ? { from: 0, to: length } : { from: length, to: length };
  }
}
