package abhyas.recorder;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.Buffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import sun.misc.Unsafe;

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
  /** Keeps the file in memory where Java itself has mapped it. */
  private MappedByteBuffer buffer;
  private final long address;
  private final int most;
  private int length;

  Recording(Settings settings) throws IOException, ReflectiveOperationException {
    file = new RandomAccessFile(settings.file, "rw");
    most = settings.bytes;
    int size = HEAD + most + LAST;
    file.setLength(size);
    address = addressOf(settings.file, size);
    for (int i = 0; i < MAGIC.length; i++) Memory.UNSAFE.putByte(address + i, MAGIC[i]);
    Memory.UNSAFE.putByte(address + MAGIC.length, (byte) settings.language);
    Memory.UNSAFE.putInt(address + MAGIC.length + 1, settings.from);
  }

  private long addressOf(String name, int size) throws IOException, ReflectiveOperationException {
    long mapped = Classes.map(name, size);
    if (mapped != 0) return mapped;
    buffer = file.getChannel().map(FileChannel.MapMode.READ_WRITE, 0, size);
    return Memory.UNSAFE.getLong(buffer, Memory.placeOf(Buffer.class, "address"));
  }

  /** False when there is no room left for these bytes; then they are not written. */
  boolean append(Bytes added) {
    return append(added, 0);
  }

  private boolean append(Bytes added, int room) {
    int end = length + added.length;
    if (end > most + room) return false;
    Memory.UNSAFE.copyMemory(added.array, Unsafe.ARRAY_BYTE_BASE_OFFSET, null, address + HEAD + length, added.length);
    length = end;
    Memory.UNSAFE.putInt(address + HEAD - 4, end);
    return true;
  }

  /** Writes what comes last, and gives back the room that was not needed. Nothing may be written after it. */
  void appendLast(Bytes added) throws IOException {
    append(added, LAST);
    file.setLength(HEAD + length);
    file.close();
  }
}
