/** The runner runs strangers' code: of the environment it gets what it needs, never a secret of the API's. */
const PASSED_ON = ['PATH', 'HOME', 'LANG', 'TZ', 'DATA_DIR', 'LOG_LEVEL', 'NODE_ENV'];

/**
 * @param {NodeJS.ProcessEnv} env our own
 * @param {Record<string, string>} given what the API hands to the runner: the way to the queue
 */
export function runnerEnvironment(env, given) {
  const passedOn = Object.entries(env).filter(
    ([name]) => PASSED_ON.includes(name) || name.startsWith('RUNNER_'),
  );
  return { ...Object.fromEntries(passedOn), ...given };
}
