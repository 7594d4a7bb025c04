package abhyas.recorder;

import java.util.Arrays;

/**
 * The calls under way and what was last written into their variables. Only values are kept here, in a few arrays: a
 * recursion that is a million calls deep has room.
 */
final class Frames {
  /** More values are not kept; those of deeper calls are not known. */
  private static final int MOST_VALUES = 1 << 20;
  private static final int NOT_KEPT = -1;

  private final Tables tables;
  int depth;
  int[] method = new int[256];
  int[] line = new int[256];
  /** The hook that came by last: it knows which variables are in scope. -1 before the first. */
  int[] hook = new int[256];
  /** Which hooks of the line under way came by, by their bits. */
  long[] visited = new long[256];
  private int[] base = new int[256];
  private int top;

  private long[] values = new long[1024];
  private Object[] references = new Object[1024];
  private boolean[] isSet = new boolean[1024];

  /** Whether values will ever be shown. */
  boolean keepsValues = true;
  /** All calls below are as they were when this was set: how deep it ever became. */
  int lowest;
  /** Of all others nothing was written. */
  int touched;

  Frames(Tables tables) {
    this.tables = tables;
  }

  void push(int newest) {
    if (depth == method.length) grow();
    int count = keepsValues ? tables.variableCount(newest) : 0;
    method[depth] = newest;
    line[depth] = 0;
    hook[depth] = -1;
    visited[depth] = 0;
    base[depth] = makeRoom(count) ? top : NOT_KEPT;
    if (base[depth] != NOT_KEPT) {
      Arrays.fill(isSet, top, top + count, false);
      top += count;
    }
    if (depth < touched) touched = depth;
    tables.begin(newest);
    depth++;
  }

  private boolean makeRoom(int count) {
    if (!keepsValues || top + count > MOST_VALUES) return false;
    if (top + count > values.length) {
      int length = Math.max(top + count, 2 * values.length);
      values = Arrays.copyOf(values, length);
      references = Arrays.copyOf(references, length);
      isSet = Arrays.copyOf(isSet, length);
    }
    return true;
  }

  private void grow() {
    int length = 2 * depth;
    method = Arrays.copyOf(method, length);
    line = Arrays.copyOf(line, length);
    hook = Arrays.copyOf(hook, length);
    visited = Arrays.copyOf(visited, length);
    base = Arrays.copyOf(base, length);
  }

  void pop() {
    depth--;
    int from = base[depth];
    if (from != NOT_KEPT) {
      Arrays.fill(references, from, top, null);
      top = from;
    }
    if (depth < lowest) lowest = depth;
    if (depth < touched) touched = depth;
  }

  /** Ends calls whose end went unnoticed, until the newest is one of this method. False if there is none. */
  boolean settle(int wanted) {
    int at = depth - 1;
    while (at >= 0 && method[at] != wanted) at--;
    if (at < 0) return false;
    while (depth - 1 > at) pop();
    return true;
  }

  void set(int variable, long value) {
    int at = placeOf(variable);
    if (at >= 0) values[at] = value;
  }

  void set(int variable, Object value) {
    int at = placeOf(variable);
    if (at >= 0) references[at] = value;
  }

  private int placeOf(int variable) {
    if (!keepsValues || depth == 0 || base[depth - 1] == NOT_KEPT) return NOT_KEPT;
    if (depth - 1 < touched) touched = depth - 1;
    int at = base[depth - 1] + variable;
    if (at >= top) return NOT_KEPT;
    isSet[at] = true;
    return at;
  }

  /** Where the values of a call are; below 0 if they were not kept. */
  int valuesOf(int call) {
    return base[call];
  }

  boolean isSet(int at) {
    return isSet[at];
  }

  long value(int at) {
    return values[at];
  }

  Object reference(int at) {
    return references[at];
  }

  /** Keeps nothing of the program's any longer. */
  void forgetValues() {
    keepsValues = false;
    values = new long[0];
    references = new Object[0];
    isSet = new boolean[0];
    Arrays.fill(base, NOT_KEPT);
    top = 0;
  }
}
