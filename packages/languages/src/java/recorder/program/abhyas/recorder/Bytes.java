package abhyas.recorder;

import java.util.Arrays;

/** Bytes that are written one after the other. */
final class Bytes {
  byte[] array = new byte[4096];
  int length;

  void add(int value) {
    if (length == array.length) array = Arrays.copyOf(array, 2 * length);
    array[length++] = (byte) value;
  }

  /** Unsigned LEB128. */
  void number(long value) {
    long rest = value;
    while ((rest & ~127L) != 0) {
      add((int) (rest & 127 | 128));
      rest >>>= 7;
    }
    add((int) rest);
  }

  void addAll(byte[] added, int count) {
    if (length + count > array.length) array = Arrays.copyOf(array, Math.max(length + count, 2 * array.length));
    System.arraycopy(added, 0, array, length, count);
    length += count;
  }
}
