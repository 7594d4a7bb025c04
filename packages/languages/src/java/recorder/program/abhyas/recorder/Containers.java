package abhyas.recorder;

/**
 * The containers of java.util by what they hold, read as it lies in memory. That is right for classes derived from them too,
 * whatever these override.
 */
final class Containers {
  private Containers() {}

  /** Null for what is no container, or one that is not known. */
  static Kind of(Class<?> type) throws ReflectiveOperationException {
    for (Class<?> base = type; base != null; base = base.getSuperclass()) {
      Kind kind = base.getClassLoader() == null ? ofLibrary(base.getName(), base, type) : null;
      if (kind != null) return kind;
    }
    return null;
  }

  private static Kind ofLibrary(String name, Class<?> base, Class<?> type) throws ReflectiveOperationException {
    switch (name) {
      case "java.util.ArrayList":
        return new Elements(type, base, "elementData", "size");
      case "java.util.Vector":
        return new Elements(type, base, "elementData", "elementCount");
      case "java.util.PriorityQueue":
        return new Elements(type, base, "queue", "size");
      case "java.util.Arrays$ArrayList":
        return new Elements(type, base, "a", null);
      case "java.util.ImmutableCollections$ListN":
        return new Elements(type, base, "elements", null);
      case "java.util.ArrayDeque":
        return new Deque(type, base);
      case "java.util.LinkedList":
        return new Nodes(type, base);
      case "java.util.LinkedHashMap":
        return new Maps.Linked(type);
      case "java.util.HashMap":
        return new Maps.Hashed(type);
      case "java.util.TreeMap":
        return new Maps.Tree(type);
      case "java.util.HashSet":
        return new Maps.OfSet(type, base, "map");
      case "java.util.TreeSet":
        return new Maps.OfSet(type, base, "m");
      default:
        return null;
    }
  }

  /** Elements in the first cells of an array. */
  private static final class Elements extends Kind {
    private final long elements;
    private final long size;

    Elements(Class<?> type, Class<?> base, String elements, String size) throws ReflectiveOperationException {
      super(type, SEQUENCE);
      this.elements = Memory.placeOf(base, elements);
      this.size = size == null ? -1 : Memory.placeOf(base, size);
    }

    @Override
    void read(Object object, Cells cells) {
      Object[] array = (Object[]) Memory.reference(object, elements);
      if (array == null) return;
      cells.length = size < 0 ? array.length : Math.min(array.length, Memory.number(object, size));
      int shown = cells.shownOf(cells.length, cells.length > Cells.MOST && areNumbers(array, cells.length));
      for (int i = 0; i < shown; i++) cells.add(array[i]);
    }

    private static boolean areNumbers(Object[] array, int count) {
      for (int i = 0; i < count; i++) if (!isNumber(array[i])) return false;
      return true;
    }

    private static boolean isNumber(Object object) {
      return object instanceof Integer || object instanceof Long || object instanceof Double || object instanceof Character;
    }
  }

  /** Elements in a ring of cells. */
  private static final class Deque extends Kind {
    private final long elements;
    private final long head;
    private final long tail;

    Deque(Class<?> type, Class<?> base) throws ReflectiveOperationException {
      super(type, SEQUENCE);
      elements = Memory.placeOf(base, "elements");
      head = Memory.placeOf(base, "head");
      tail = Memory.placeOf(base, "tail");
    }

    @Override
    void read(Object object, Cells cells) {
      Object[] array = (Object[]) Memory.reference(object, elements);
      if (array == null) return;
      int from = Memory.number(object, head);
      int length = Memory.number(object, tail) - from;
      cells.length = length < 0 ? length + array.length : length;
      int shown = Math.min(cells.length, Cells.MOST);
      for (int i = 0; i < shown; i++) cells.add(array[(from + i) % array.length]);
    }
  }

  /** Elements in linked nodes. */
  private static final class Nodes extends Kind {
    private final long first;
    private final long size;
    private final long item;
    private final long next;

    Nodes(Class<?> type, Class<?> base) throws ReflectiveOperationException {
      super(type, SEQUENCE);
      first = Memory.placeOf(base, "first");
      size = Memory.placeOf(base, "size");
      Class<?> node = Class.forName("java.util.LinkedList$Node");
      item = Memory.placeOf(node, "item");
      next = Memory.placeOf(node, "next");
    }

    @Override
    void read(Object object, Cells cells) {
      cells.length = Memory.number(object, size);
      Object node = Memory.reference(object, first);
      for (int i = 0; node != null && i < Cells.MOST; i++) {
        cells.add(Memory.reference(node, item));
        node = Memory.reference(node, next);
      }
    }
  }
}
