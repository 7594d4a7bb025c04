package abhyas.recorder;

import java.util.Arrays;

/** The cells of one object as they are read: of a mapping each key is followed by its value. */
final class Cells {
  /** More of an object is not recorded; its length is. */
  static final int MOST = 200;
  /** An array of so many numbers is kept whole, as long as a step has room for this many cells beyond MOST each. */
  private static final int MOST_WHOLE = 2_000;
  private static final int SPARE = 1_800;

  /** How many entries the object has, shown or not. */
  int length;
  int count;
  final char[] tags = new char[MOST_WHOLE];
  /** Bits of a primitive value; the number of an object, once it has one. */
  final long[] bits = new long[MOST_WHOLE];
  final Object[] references = new Object[MOST_WHOLE];
  final String[] names = new String[MOST_WHOLE];
  private int spare;

  void beginStep() {
    spare = SPARE;
  }

  /** How many of an object's elements are read. */
  int shownOf(int elements, boolean areNumbers) {
    int beyond = elements - MOST;
    if (beyond <= 0) return elements;
    if (!areNumbers || elements > MOST_WHOLE || beyond > spare) return MOST;
    spare -= beyond;
    return elements;
  }

  void clear() {
    Arrays.fill(references, 0, count, null);
    length = 0;
    count = 0;
  }

  void add(char tag, long value) {
    tags[count] = tag;
    bits[count] = value;
    references[count++] = null;
  }

  void add(Object reference) {
    tags[count] = 'L';
    references[count++] = reference;
  }

  /** What cannot be known. */
  void addUnknown() {
    tags[count] = '?';
    references[count++] = null;
  }

  void number(Heap heap) {
    for (int i = 0; i < count; i++) if (tags[i] == 'L') bits[i] = heap.numberOf(references[i]);
  }
}
