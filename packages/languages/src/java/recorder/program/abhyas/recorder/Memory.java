package abhyas.recorder;

import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Fields and objects as they lie in memory: reading them runs none of the program's code. */
final class Memory {
  static final Unsafe UNSAFE = open();

  private Memory() {}

  private static Unsafe open() {
    try {
      Field field = Unsafe.class.getDeclaredField("theUnsafe");
      field.setAccessible(true);
      return (Unsafe) field.get(null);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Where a field lies in the objects of a class of the library. */
  static long placeOf(Class<?> holder, String field) throws ReflectiveOperationException {
    return UNSAFE.objectFieldOffset(Classes.fieldOf(holder, field));
  }

  static Object reference(Object object, long place) {
    return UNSAFE.getObject(object, place);
  }

  static int number(Object object, long place) {
    return UNSAFE.getInt(object, place);
  }

  /** A primitive value as bits. Object is a class's static base for static fields. */
  static long bits(Object object, long place, char tag) {
    switch (tag) {
      case 'Z':
        return UNSAFE.getBoolean(object, place) ? 1 : 0;
      case 'B':
        return UNSAFE.getByte(object, place);
      case 'S':
        return UNSAFE.getShort(object, place);
      case 'C':
        return UNSAFE.getChar(object, place);
      case 'J':
      case 'D':
        return UNSAFE.getLong(object, place);
      default:
        return UNSAFE.getInt(object, place);
    }
  }

  /** The letter of a type in descriptors; L for every reference. */
  static char tagOf(Class<?> type) {
    if (!type.isPrimitive()) return 'L';
    if (type == boolean.class) return 'Z';
    if (type == long.class) return 'J';
    return Character.toUpperCase(type.getName().charAt(0));
  }

  private static final Object[] HELD = new Object[1];
  private static final boolean IS_NARROW = Unsafe.ARRAY_OBJECT_INDEX_SCALE == 4;

  /** Where an object lies. It stays there until the next collection of garbage. Only the recorded thread may ask. */
  static int addressOf(Object object) {
    HELD[0] = object;
    long address =
        IS_NARROW
            ? UNSAFE.getInt(HELD, (long) Unsafe.ARRAY_OBJECT_BASE_OFFSET)
            : UNSAFE.getLong(HELD, (long) Unsafe.ARRAY_OBJECT_BASE_OFFSET) >> 3;
    HELD[0] = null;
    return (int) address;
  }
}
