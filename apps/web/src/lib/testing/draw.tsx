import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

type Sent = { readonly call: string; readonly body: unknown };
type Answers = Readonly<Record<string, unknown>>;

type Asked = { readonly call: string; readonly signal: AbortSignal | null | undefined };

function answered(answer: unknown, { call, signal }: Asked): Promise<Response> {
  if (answer instanceof Error) return Promise.reject(answer);
  if (answer instanceof Response) {
    // The caller may leave before the answer, as with a real one.
    const until = { signal: signal ?? new AbortController().signal };
    const stream = answer.body?.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), until);
    return Promise.resolve(new Response(stream ?? null, answer));
  }
  if (answer !== undefined) return Promise.resolve(Response.json(answer));
  const errors = [{ msg: `no answer to ${call}`, code: 'frame.not-found' }];
  return Promise.resolve(Response.json({ errors }, { status: 404 }));
}

/**
 * Draws `node` at an address of the app. `answers` are the server's, by method and address, a stream as a Response of
 * its own, and none at all as an Error; `sent` is what it was asked.
 */
export async function draw(node: ReactNode, answers: Answers = {}) {
  const sent: Sent[] = [];
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const call = `${init?.method ?? 'GET'} ${input instanceof Request ? input.url : input.toString()}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push({ call, body });
    return answered(answers[call], { call, signal: init?.signal });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter([{ path: '*', element: node }]);
  const { container, unmount } = await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  // Windows are outside of what was drawn: looked for in the whole page.
  return { screen: page, container, unmount, sent, router };
}
