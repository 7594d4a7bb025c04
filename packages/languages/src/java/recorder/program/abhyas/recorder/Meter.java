package abhyas.recorder;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;

/** Counts what is printed: it stands between System.out and the stream that System.out writes to. */
final class Meter extends FilterOutputStream {
  private static volatile long printed;

  private Meter(OutputStream out) {
    super(out);
  }

  static Meter install() throws ReflectiveOperationException {
    PrintStream stream = System.out;
    long place = Memory.placeOf(FilterOutputStream.class, "out");
    Meter meter = new Meter((OutputStream) Memory.UNSAFE.getObject(stream, place));
    Memory.UNSAFE.putObject(stream, place, meter);
    return meter;
  }

  long printed() {
    return printed;
  }

  private static synchronized void count(int bytes) {
    printed += bytes;
  }

  @Override
  public void write(int value) throws IOException {
    out.write(value);
    count(1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    out.write(bytes, from, length);
    count(length);
  }

  /** What a program opens that goes past System.out to the same place. */
  public static final class File extends FileOutputStream {
    private final boolean isOutput;

    public File(FileDescriptor descriptor) {
      super(descriptor);
      isOutput = descriptor == FileDescriptor.out;
    }

    @Override
    public void write(int value) throws IOException {
      super.write(value);
      if (isOutput) count(1);
    }

    @Override
    public void write(byte[] bytes) throws IOException {
      super.write(bytes);
      if (isOutput) count(bytes.length);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      super.write(bytes, from, length);
      if (isOutput) count(length);
    }
  }
}
