/** Begins and ends a recording. */
#ifndef RECORDING_H
#define RECORDING_H

#include "recorder.h"

/** Ends the program, and with it the recording. */
_Noreturn void end_early(enum end_reason reason);

#endif
