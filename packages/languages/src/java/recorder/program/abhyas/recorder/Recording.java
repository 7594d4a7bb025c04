package abhyas.recorder;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;

/**
 * The file that a recording is written into, mapped into memory: whatever ends the program leaves every step that was taken.
 * Its form is described in packages/recording/src/format.ts.
 */
final class Recording {
  private static final byte[] MAGIC = {'A', 'B', 'H', 'R', 1};
  /** Magic, language, the first step that is recorded and the number of bytes that follow. */
  private static final int HEAD = MAGIC.length + 1 + 4 + 4;
  /** Kept free for what is said of the whole run at its end. */
  private static final int LAST = 1 << 20;

  private final RandomAccessFile file;
  private final MappedByteBuffer bytes;
  private final int most;
  private int length;

  Recording(Settings settings) throws IOException {
    file = new RandomAccessFile(settings.file, "rw");
    most = settings.bytes;
    bytes = file.getChannel().map(FileChannel.MapMode.READ_WRITE, 0, HEAD + most + LAST);
    bytes.order(ByteOrder.LITTLE_ENDIAN);
    bytes.put(MAGIC).put((byte) settings.language).putInt(settings.from);
  }

  /** False when there is no room left for these bytes; then they are not written. */
  boolean append(Bytes added) {
    return append(added, 0);
  }

  private boolean append(Bytes added, int room) {
    int end = length + added.length;
    if (end > most + room) return false;
    bytes.put(HEAD + length, added.array, 0, added.length);
    length = end;
    bytes.putInt(HEAD - 4, end);
    return true;
  }

  /** Writes what comes last, and gives back the room that was not needed. Nothing may be written after it. */
  void appendLast(Bytes added) throws IOException {
    append(added, LAST);
    file.setLength(HEAD + length);
    file.close();
  }
}
