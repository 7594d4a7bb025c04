package abhyas.recorder;

import java.util.ArrayList;

/** The calls under way as they were written last, and what of them changed. The oldest stands for what is static. */
final class Calls {
  /** So many of the newest calls are kept up to date; those below them wait. */
  private static final int MOST_SHOWN = 255;
  /** Where a window begins in deeper calls, the oldest are left out. */
  private static final int MOST_AT_FIRST = 1_000;
  private static final char NOT_SHOWN = 0, NOT_SET = 'u', UNKNOWN = '?';

  private final Recorder recorder;
  private final Encoder encoder;
  private final Heap heap;
  private final ArrayList<Call> written = new ArrayList<>();
  /** The place of the first written call among all. */
  private int bottom;
  private boolean hasBegun;

  private static final class Call {
    /** What is shown of each variable: nothing, its value by this tag, or a word in its place. */
    final char[] shown;
    final long[] bits;
    final Object[] references;
    boolean isWritten;

    Call(int variables) {
      shown = new char[variables];
      bits = new long[variables];
      references = new Object[variables];
    }
  }

  Calls(Recorder recorder, Encoder encoder, Heap heap) {
    this.recorder = recorder;
    this.encoder = encoder;
    this.heap = heap;
  }

  /** The program itself comes first; then its static variables can be written. */
  void begin() {
    heap.begin();
    if (hasBegun) return;
    hasBegun = true;
    push("", 0);
    Frames frames = recorder.frames;
    bottom = Math.max(0, frames.depth - MOST_AT_FIRST);
    frames.lowest = frames.depth;
    frames.touched = 0;
  }

  private void push(String name, int line) {
    encoder.begin(Encoder.PUSH);
    encoder.string(name);
    encoder.number(line);
    encoder.end();
  }

  void write() {
    Frames frames = recorder.frames;
    while (bottom + written.size() > frames.lowest) pop();
    if (written.isEmpty()) bottom = Math.min(bottom, frames.depth - 1);
    for (int at = bottom + written.size(); at < frames.depth; at++) {
      Tables.Method method = recorder.tables.methods[frames.method[at]];
      push(method.name, method.line);
      written.add(new Call(method.variables.length));
    }
    for (int at = bottom; at < frames.depth; at++) {
      Call call = written.get(at - bottom);
      if (at < frames.depth - MOST_SHOWN) keep(call);
      else if (at >= frames.touched || !call.isWritten) writeVariables(at, call);
      else keep(call);
    }
    frames.lowest = frames.depth;
    frames.touched = frames.depth;
  }

  private void pop() {
    written.remove(written.size() - 1);
    encoder.begin(Encoder.POP);
    encoder.end();
  }

  /** What a call that waits refers to stays in reach. */
  private void keep(Call call) {
    for (int i = 0; i < call.shown.length; i++)
      if (call.shown[i] == 'L') call.bits[i] = heap.numberOf(call.references[i]);
  }

  private void writeVariables(int at, Call call) {
    Frames frames = recorder.frames;
    call.isWritten = true;
    int hook = frames.hook[at];
    int[] scope = hook < 0 ? null : recorder.tables.hooks[hook].scope;
    for (int i = 0; i < call.shown.length; i++) write(at, call, i, stateOf(scope, i));
  }

  /** Whether a variable is in scope, and set. Before the first line only what a call is given is there. */
  private static char stateOf(int[] scope, int variable) {
    if (scope == null) return 'L';
    for (int each : scope) {
      if (each == variable) return 'L';
      if (~each == variable) return NOT_SET;
    }
    return NOT_SHOWN;
  }

  private void write(int at, Call call, int variable, char state) {
    Frames frames = recorder.frames;
    Tables.Variable about = recorder.tables.methods[frames.method[at]].variables[variable];
    if (state != 'L') {
      if (call.shown[variable] == state) return;
      call.references[variable] = null;
      call.shown[variable] = state;
      if (state == NOT_SHOWN) unset(at, about.name);
      else writeWord(at, about.name, state);
      return;
    }
    int place = frames.valuesOf(at) < 0 ? -1 : frames.valuesOf(at) + variable;
    if (place < 0 || !frames.isSet(place)) write(at, call, variable, UNKNOWN);
    else if (about.tag == 'L') writeReference(at, call, variable, frames.reference(place));
    else writePrimitive(at, call, variable, frames.value(place));
  }

  private void unset(int at, String name) {
    encoder.begin(Encoder.UNSET);
    encoder.number(at - bottom + 1);
    encoder.string(name);
    encoder.end();
  }

  private void beginSet(int at, String name) {
    encoder.begin(Encoder.SET);
    encoder.number(at - bottom + 1);
    encoder.string(name);
  }

  private void writeWord(int at, String name, char state) {
    beginSet(at, name);
    if (state == NOT_SET) encoder.notSet();
    else encoder.unknown();
    encoder.end();
  }

  private void writeReference(int at, Call call, int variable, Object value) {
    int number = heap.numberOf(value);
    boolean wasShown = call.shown[variable] == 'L';
    boolean isSame = wasShown && heap.isSame(call.references[variable], (int) call.bits[variable], value, number);
    call.shown[variable] = 'L';
    call.bits[variable] = number;
    call.references[variable] = value;
    if (isSame) return;
    beginSet(at, nameOf(at, variable));
    heap.shown(value, number);
    encoder.end();
  }

  private void writePrimitive(int at, Call call, int variable, long value) {
    char tag = recorder.tables.methods[recorder.frames.method[at]].variables[variable].tag;
    if (call.shown[variable] == tag && call.bits[variable] == value) return;
    call.shown[variable] = tag;
    call.bits[variable] = value;
    beginSet(at, nameOf(at, variable));
    encoder.primitive(tag, value);
    encoder.end();
  }

  private String nameOf(int at, int variable) {
    return recorder.tables.methods[recorder.frames.method[at]].variables[variable].name;
  }
}
