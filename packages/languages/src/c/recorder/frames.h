/** The calls as they are told: which began and ended, and which of their variables changed. */
#ifndef FRAMES_H
#define FRAMES_H

/** Writes which calls began and ended, and which variables changed. */
void write_calls(void);
/** The newest call has been told as ended. */
void end_call(void);

#endif
