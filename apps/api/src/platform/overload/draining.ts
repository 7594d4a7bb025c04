import { AppError } from '../errors.ts';

/** Tells nginx to hand a request, whatever its method, to another process (deploy/nginx.conf). */
export const HAND_ON = { 'x-accel-redirect': '@again', connection: 'close' } as const;

/** This process is draining before it ends, and has done nothing that another process would then do again. */
export class DrainingError extends AppError {
  constructor() {
    super('frame.unavailable');
  }
}
