import { AppError } from '../http/errors.ts';

/** Tells nginx to hand a request, whatever its method, to another process (deploy/nginx.conf). */
export const HAND_ON = { 'x-accel-redirect': '@again', connection: 'close' } as const;

/** This process leaves, and has done nothing that the same request to another process would do again. */
export class LeavingError extends AppError {
  constructor() {
    super('frame.unavailable', { status: 503 });
  }
}
