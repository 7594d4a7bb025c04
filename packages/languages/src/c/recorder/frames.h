/** The calls as they are told: which frames, under which depth, with which variables. */
#ifndef FRAMES_H
#define FRAMES_H

#include "recorder.h"

/** The oldest frame that is looked at. */
uint32_t first_shown_frame(void);
/** The depth in the recording; 0 are the globals. */
uint32_t depth_of_frame(uint32_t frame);
bool is_in_scope(const struct frame *frame, const struct variable *variable);
/** Where a variable lies; false when that cannot be known. */
bool address_of_variable(const struct frame *frame, const struct variable *variable, uintptr_t *address);
/** Writes which calls began and ended, and which variables changed. */
void write_calls(void);
/** The newest call has been told as ended. */
void end_call(void);

#endif
