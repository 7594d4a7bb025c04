import { C, JAVA, type Attack } from './attack.ts';

/** What a recorder has beside the program: its classes, its file, its memory. Nothing is to be had of them. */
export const TRACING_ATTACKS: readonly Attack[] = [
  {
    name: 'Java: files of the host and the network',
    language: JAVA,
    code: `import java.net.*; import java.nio.file.*;
public class Main {
  static String tried(String path) {
    try { Files.readAllBytes(Paths.get(path)); return path + " "; } catch (Throwable closed) { return ""; }
  }
  public static void main(String[] a) {
    StringBuilder open = new StringBuilder();
    for (String path : new String[] {"/etc/passwd", "/etc/shadow", "/root/.profile", "/proc/1/environ", "/proc/kcore", "/dev/mem"})
      open.append(tried(path));
    for (String host : new String[] {"127.0.0.1", "1.1.1.1", "169.254.169.254"})
      try (Socket socket = new Socket()) { socket.connect(new InetSocketAddress(host, 80), 300); open.append(host); }
      catch (Throwable closed) { }
    System.out.println("open: " + open);
  }
}`,
    ends: { by: 'isolation', output: 'open: \n' },
  },
  {
    name: 'Java: the hooks of the recorder called with whatever they take',
    language: JAVA,
    code: `import java.lang.reflect.*;
public class Main {
  public static void main(String[] a) {
    try {
      for (Method method : Class.forName("abhyas.recorder.Hooks").getDeclaredMethods()) {
        Object[] given = new Object[method.getParameterCount()];
        for (int i = 0; i < given.length; i++) {
          Class<?> type = method.getParameterTypes()[i];
          given[i] = type == int.class ? (Object) 99_999 : type == long.class ? (Object) (-1L) : type == float.class ? (Object) 1f : type == double.class ? (Object) 1d : null;
        }
        if (method.getName().equals("exiting")) continue;
        try { method.setAccessible(true); method.invoke(null, given); } catch (Throwable refused) { }
      }
    } catch (Throwable none) { }
    System.out.println("done");
  }
}`,
    ends: { by: 'isolation', output: 'done\n' },
  },
  {
    name: 'Java: random bytes over the recording, and a hundred megabytes behind it',
    language: JAVA,
    code: `import java.io.*; import java.util.*;
public class Main {
  public static void main(String[] a) {
    byte[] noise = new byte[1 << 20];
    new Random(5).nextBytes(noise);
    try (RandomAccessFile file = new RandomAccessFile(".recording", "rw")) {
      file.seek(14);
      file.write(noise);
      file.seek(file.length());
      for (int i = 0; i < 100; i++) file.write(noise);
    } catch (Throwable full) { }
    System.out.println("done");
  }
}`,
    ends: { by: 'isolation', output: /^(?:done\n)?$/ },
  },
  {
    name: 'Java: the memory of its recorder written over',
    language: JAVA,
    code: `import java.lang.reflect.Field;
public class Main {
  static void spoil(Class<?> type, sun.misc.Unsafe unsafe) throws Exception {
    for (Field field : type.getDeclaredFields())
      if ((field.getModifiers() & 8) != 0 && !field.getType().isPrimitive())
        unsafe.putObject(unsafe.staticFieldBase(field), unsafe.staticFieldOffset(field), null);
  }
  public static void main(String[] a) throws Exception {
    Field own = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
    own.setAccessible(true);
    for (String name : new String[] {"Hooks", "Memory", "Classes"})
      try { spoil(Class.forName("abhyas.recorder." + name), (sun.misc.Unsafe) own.get(null)); } catch (Throwable none) { }
    System.out.println("done");
  }
}`,
    ends: { by: 'isolation', output: /^(?:done\n)?$/ },
  },
  {
    name: 'C: what is known of its memory written over',
    language: C,
    code: `#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
int main(void) {
  int cells[4] = {1, 2, 3, 4};
  /* Where the marks of the stack lie in a checked program; nowhere in another. */
  unsigned long marks = ((unsigned long)cells >> 3) + 0x7fff8000;
  unsigned char there;
  if (mincore((void *)(marks & ~4095ul), 4096, &there) == 0) memset((void *)(marks & ~4095ul), 0xfd, 4096);
  puts("done");
  return 0;
}`,
    ends: { by: 'isolation', output: 'done\n' },
  },
];
