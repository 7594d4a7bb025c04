package abhyas.recorder;

import java.util.Arrays;

/** An object of the program's with its number in the recording, and its cells as they were written last. */
final class Known {
  final Object object;
  final Kind kind;
  final int number;
  /** The step that came by it last. */
  int stamp;
  boolean isWritten;
  int length;
  int count;
  char[] tags = {};
  long[] bits = {};
  Object[] references = {};

  Known(Object object, Kind kind, int number) {
    this.object = object;
    this.kind = kind;
    this.number = number;
  }

  void keep(Cells cells) {
    isWritten = true;
    length = cells.length;
    count = cells.count;
    if (tags.length < count) {
      tags = Arrays.copyOf(cells.tags, count);
      bits = Arrays.copyOf(cells.bits, count);
      references = Arrays.copyOf(cells.references, count);
      return;
    }
    System.arraycopy(cells.tags, 0, tags, 0, count);
    System.arraycopy(cells.bits, 0, bits, 0, count);
    System.arraycopy(cells.references, 0, references, 0, count);
    Arrays.fill(references, count, references.length, null);
  }
}
