package abhyas.recorder;

import java.lang.reflect.Field;

/**
 * Classes as the virtual machine has them, and files as the system has them. Their own calls are used where Java's would load a class or draw a number for it: a program
 * sees that by the numbers of its objects (Object.hashCode).
 */
final class Classes {
  private static final ClassLoader PROGRAM = ClassLoader.getSystemClassLoader();
  private static boolean isNative = true;

  private Classes() {}

  // Given by what starts the program (apps/runner/src/sandbox/java/launch.c).

  private static native Class<?> loaded(ClassLoader loader, String name);

  private static native Field[] declaredFields(Class<?> type);

  private static native long mapped(String file, long bytes);

  /** A class of the program; null for one that is not loaded yet. */
  static Class<?> find(String name) {
    try {
      if (isNative) return loaded(PROGRAM, name);
    } catch (UnsatisfiedLinkError startedOtherwise) {
      isNative = false;
    }
    try {
      return Class.forName(name, false, PROGRAM);
    } catch (ClassNotFoundException | LinkageError absent) {
      return null;
    }
  }

  static Field[] fieldsOf(Class<?> type) {
    try {
      if (isNative) return declaredFields(type);
    } catch (UnsatisfiedLinkError startedOtherwise) {
      isNative = false;
    }
    return type.getDeclaredFields();
  }

  static Field fieldOf(Class<?> type, String name) throws NoSuchFieldException {
    for (Field field : fieldsOf(type)) if (field.getName().equals(name)) return field;
    throw new NoSuchFieldException(name);
  }

  /** Where a file of this size is in memory from now on; 0 where this is not to be had. */
  static long map(String file, long bytes) {
    try {
      return mapped(file, bytes);
    } catch (UnsatisfiedLinkError startedOtherwise) {
      return 0;
    }
  }

  /** Whether a class is one of the program's own. */
  static boolean isOfProgram(Class<?> type) {
    return type.getClassLoader() == PROGRAM;
  }
}
