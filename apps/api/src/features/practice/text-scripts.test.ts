import { collab, receiveUpdates, sendableUpdates } from '@codemirror/collab';
import { ChangeSet, EditorState } from '@codemirror/state';
import { sendText, type SendTextReply, type SentText } from '@abhyas/contract/practice-texts';
import { hashOf, textOf } from '@abhyas/contract/text-changes';
import { THOROUGH } from '@abhyas/queue/testing/thorough';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let learner: Awaited<ReturnType<TestProduct['learner']>>;
beforeAll(async () => {
  product = await startTestProduct();
  learner = await product.learner();
});
afterAll(() => product.close());

const CODE = '/api/practice/text/basics-sum/py';
/** `npm run thorough` plays them all. */
const SCRIPTS = THOROUGH ? 10_000 : 60;

type Taken = Extract<SendTextReply, { state: 'taken' }>;
type Step = { readonly at: number; readonly cut: number; readonly insert: string };

/** Which page made each version of the text. */
let madeBy: Map<number, string>;
let pages = 0;

/** Stands for changes that a device knows by their name. */
const OWN = ChangeSet.empty(0);

/** A device that works by CodeMirror's own collaboration: whatever the account answers has to fit that. */
class Device {
  #state = EditorState.create();
  #page = '';
  #version = 0;
  /** Edits of this page that the account has answered. */
  #answered = 0;

  async open(): Promise<void> {
    const { body } = await learner.get(CODE);
    this.#restart(String(body['code']), Number(body['version']));
  }

  get code(): string {
    return this.#state.doc.toString();
  }

  get hasUnsent(): boolean {
    return sendableUpdates(this.#state).length > 0;
  }

  edit({ at, cut, insert }: Step): void {
    const { length } = this.#state.doc;
    const from = at % (length + 1);
    const changes = { from, to: Math.min(length, from + cut), insert: textOf(insert) };
    this.#state = this.#state.update({ changes }).state;
  }

  request() {
    const unsent = sendableUpdates(this.#state);
    const edits = unsent.map(({ changes }, place) => [this.#answered + place, 0, 0, changes.toJSON()]);
    return { base: this.#version, page: this.#page, edits, hash: hashOf(this.code) };
  }

  async take(reply: SendTextReply, sent: ReturnType<Device['request']>): Promise<void> {
    if (reply.state === 'taken') return this.#confirm(reply, sent.edits.length);
    if (reply.state === 'whole') return this.#sendWhole();
    await this.#giveWay(reply);
  }

  #confirm({ before, version }: Taken, count: number): void {
    const updates = before.map((each) =>
      'id' in each
        ? { clientID: this.#page, changes: OWN }
        : { clientID: 'others', changes: ChangeSet.fromJSON(each.changes) },
    );
    const known = before.filter((each) => 'id' in each).length;
    const rest = Array.from({ length: count - known }, () => ({ clientID: this.#page, changes: OWN }));
    this.#state = receiveUpdates(this.#state, [...updates, ...rest]).state;
    this.#answered += count;
    this.#version = version;
  }

  /** The account cannot do the edits, as where half an emoji is left: it gets the text, and says what it holds. */
  async #sendWhole(): Promise<void> {
    const last = this.#answered + sendableUpdates(this.#state).length;
    const holds = [`${this.#page}:${last - 1}`];
    const id = `${this.#page}:${last}`;
    const reply = await deliver({ base: this.#version, whole: this.code, id, kind: 'type', holds });
    if (reply.state === 'whole') throw new Error('asked for the whole text twice');
    if (reply.state === 'conflict') return this.#giveWay(reply);
    this.#restart(reply.text ?? this.code, reply.version);
  }

  /** The learner chooses the text of the account; one's own must be among the versions. */
  async #giveWay({ conflict }: Extract<SendTextReply, { state: 'conflict' }>): Promise<void> {
    const others = [...madeBy].filter(([version, page]) => version > this.#version && page !== this.#page);
    if (others.length === 0) throw new Error('a conflict with nobody');
    const { body } = await learner.get('/api/practice/versions/basics-sum/py');
    const kept = (body['versions'] as { code: string }[]).map(({ code }) => code);
    const mine = this.code.replaceAll('\0', '').toWellFormed();
    if (!kept.includes(mine)) throw new Error(`not among the versions: ${JSON.stringify(mine)}`);
    this.#restart(conflict.code, conflict.version);
  }

  /** Like a page that is opened again. */
  #restart(code: string, version: number): void {
    pages += 1;
    this.#page = `page${pages}`;
    this.#answered = 0;
    this.#version = version;
    this.#state = EditorState.create({ doc: textOf(code), extensions: collab({ clientID: this.#page }) });
  }
}

type Whole = Extract<SentText, { whole: string }>;
type Sent = ReturnType<Device['request']> | Whole;

async function deliver(sent: Sent): Promise<SendTextReply> {
  const { status, body, text } = await learner.post(CODE, sent);
  if (status !== 200) throw new Error(`answered with ${status}: ${text}`);
  const reply = sendText.reply.parse(body);
  const page = 'page' in sent ? sent.page : (sent.id.split(':')[0] ?? '');
  if (reply.state === 'taken' && !madeBy.has(reply.version)) madeBy.set(reply.version, page);
  return reply;
}

/** What becomes of a request; after `late` it is delivered once more when others have been. */
const FATES = ['answered', 'answered', 'answered', 'request lost', 'answer lost', 'twice', 'late'] as const;
type Fate = (typeof FATES)[number];

async function send(device: Device, fate: Fate, late: Sent[]): Promise<void> {
  if (!device.hasUnsent || fate === 'request lost') return;
  const sent = device.request();
  if (fate === 'late') late.push(sent);
  if (fate === 'twice') await deliver(sent);
  const reply = await deliver(sent);
  if (fate === 'answer lost' || fate === 'late') return;
  await device.take(reply, sent);
  if (!device.hasUnsent) await compare(device);
}

/** What the device shows is what the account has. */
async function compare(device: Device): Promise<void> {
  const { code } = (await learner.get(CODE)).body;
  if (code !== device.code) throw new Error(`${JSON.stringify(device.code)} is ${JSON.stringify(code)}`);
}

/** Nothing was written yet but this. */
async function beginWith(whole: string): Promise<void> {
  const account = learner.accountId;
  for (const table of ['saved_code', 'text_change', 'code_version'] as const)
    await product.db.deleteFrom(table).where('account_id', '=', account).execute();
  madeBy = new Map();
  pages += 1;
  await learner.post(CODE, { base: 0, whole, id: `page${pages}:0`, kind: 'type', holds: [] });
}

const words = fc.constantFrom('a', 'bc', '\n', '😀', 'é', '', 'if x:\n    y', 'नि', '\t', '👩‍💻', '\0');
const deed = fc.record({
  who: fc.nat(1),
  edit: fc.record({ at: fc.nat(1000), cut: fc.nat(4), insert: words }),
  fate: fc.option(fc.constantFrom(...FATES)),
});

test(`PRACTICE-36: random scripts of two devices, with cuts, lost, doubled and late requests, come to the text of CodeMirror's own collaboration`, async () => {
  const script = fc.record({
    code: fc.string({ maxLength: 60 }),
    deeds: fc.array(deed, { minLength: 2, maxLength: 16 }),
  });
  await fc.assert(
    fc.asyncProperty(script, async ({ code, deeds }) => {
      await beginWith(code);
      const devices = [new Device(), new Device()] as const;
      for (const device of devices) await device.open();
      const late: Sent[] = [];
      for (const { who, edit, fate } of deeds) {
        const device = devices[who === 0 ? 0 : 1];
        device.edit(edit);
        if (fate !== null) await send(device, fate, late);
      }
      for (const sent of late) await deliver(sent);
      for (const device of devices) {
        await send(device, 'answered', []);
        // A last key brings what others have done.
        device.edit({ at: 0, cut: 0, insert: '!' });
        await send(device, 'answered', []);
        await compare(device);
        expect(device.hasUnsent).toBe(false);
      }
    }),
    { numRuns: SCRIPTS },
  );
}, 3_600_000);
