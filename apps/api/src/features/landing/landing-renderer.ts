import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { LandingData } from '@abhyas/contract/landing';

export type Encoding = 'identity' | 'br' | 'gzip';

/** The landing page in each form that a browser may ask for; `tag` names what it says. */
export type RenderedPage = Readonly<Record<Encoding, Buffer>> & { readonly tag: string };

const TAG_CHARS = 27;

type Renderer = {
  readonly renderLanding: (page: { template: string; data: LandingData; publicUrl: string }) => string;
};

/**
 * Renders the landing page's HTML, with courses and prices, once for each change of these. It uses what
 * the web app's build left for it: the page in `dist`, its renderer in `server/dist`.
 */
export class LandingRenderer {
  readonly #webFolder: string;
  readonly #publicUrl: string;
  #rendered: { readonly of: string; readonly html: RenderedPage } | undefined;

  constructor({ webFolder, publicUrl }: { webFolder: string; publicUrl: string }) {
    this.#webFolder = webFolder;
    this.#publicUrl = publicUrl;
  }

  /** False when the web app has not been built. */
  get ready(): boolean {
    return existsSync(this.#template) && existsSync(this.#renderer);
  }

  get #template(): string {
    return join(this.#webFolder, 'landing.html');
  }

  get #renderer(): string {
    return join(this.#webFolder, '../server/dist/landing.js');
  }

  async render(data: LandingData): Promise<RenderedPage> {
    const of = JSON.stringify(data);
    if (this.#rendered?.of === of) return this.#rendered.html;
    const template = await readFile(this.#template, 'utf8');
    const { renderLanding } = (await import(pathToFileURL(this.#renderer).href)) as Renderer;
    const identity = Buffer.from(renderLanding({ template, data, publicUrl: this.#publicUrl }));
    const [br, zipped] = await Promise.all([
      promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      promisify(gzip)(identity, { level: 9 }),
    ]);
    const tag = createHash('sha256').update(identity).digest('base64url').slice(0, TAG_CHARS);
    const html = { identity, br, gzip: zipped, tag };
    this.#rendered = { of, html };
    return html;
  }
}
