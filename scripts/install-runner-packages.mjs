/** Installs what a runner needs of Debian, and ends badly when something is still missing: for deploy/runner.Dockerfile. */
import process from 'node:process';

import { installDebianPackages } from './boot/install-debian-packages.mjs';

process.exitCode = (await installDebianPackages('runner')) ? 0 : 1;
