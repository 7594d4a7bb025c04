package abhyas.recorder;

import java.util.Arrays;

/** The cells of one object as they are read: of a mapping each key is followed by its value. */
final class Cells {
  /** More of an object is never shown; its length is. */
  static final int MOST = 200;

  /** How many entries the object has, shown or not. */
  int length;
  int count;
  final char[] tags = new char[2 * MOST];
  /** Bits of a primitive value; the number of an object, once it has one. */
  final long[] bits = new long[2 * MOST];
  final Object[] references = new Object[2 * MOST];
  final String[] names = new String[2 * MOST];

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
