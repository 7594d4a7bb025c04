/** What a notification of `run_console` and `run_typed` says: large pieces are not in it. */
export function readNotice(payload: string): { runId: string; seq: number; content?: string } {
  const [runId = '', seq = ''] = payload.split(' ', 2);
  const head = runId.length + seq.length + 2;
  return { runId, seq: Number(seq), ...(payload.length >= head && { content: payload.slice(head) }) };
}
