import { expect, test } from 'vitest';

import { isConnectionFault, isDatabaseUnavailable } from './connection-fault.ts';

const coded = (code: string): Error => Object.assign(new Error('from the server'), { code });

test.each([
  ['a refused connection', coded('ECONNREFUSED')],
  ['a server that shuts down', coded('57P01')],
  ['a server that starts', coded('57P03')],
  ['a session that stood idle for too long', coded('57P05')],
  ['a lost connection', coded('08006')],
  ['too many connections', coded('53300')],
  ['a connection that ended under a query', new Error('Connection terminated unexpectedly')],
  [
    'a client that is no longer of use',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['a pool that gets no connection', new Error('timeout exceeded when trying to connect')],
  ['a query that nobody answers', new Error('Query read timeout')],
  ['each address of a host', new AggregateError([coded('ECONNREFUSED'), coded('ENETUNREACH')])],
])('%s: the database is away, and the call is tried again', (_what, error) => {
  expect([isDatabaseUnavailable(error), isConnectionFault(error)]).toEqual([true, true]);
});

test.each([
  ['a full disk', coded('53100')],
  ['an input/output error', coded('58030')],
  ['a statement that took too long', coded('57014')],
])('%s: the database is away, and trying again at once would only bring more load', (_what, error) => {
  expect([isDatabaseUnavailable(error), isConnectionFault(error)]).toEqual([true, false]);
});

test.each([
  ['a value that is there already', coded('23505')],
  ['a wrong statement', coded('42601')],
  ['a fault of ours', new TypeError('x is not a function')],
  ['a fault of ours that mentions a connection', new Error('no Connection terminated here')],
  ['faults of which one is ours', new AggregateError([coded('ECONNREFUSED'), new TypeError('x')])],
  ['no error at all', 'ECONNREFUSED'],
])('%s: the database is there', (_what, error) => {
  expect([isDatabaseUnavailable(error), isConnectionFault(error)]).toEqual([false, false]);
});
