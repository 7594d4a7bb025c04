package abhyas.recorder;

/** The maps of java.util, and the sets, which keep their elements as keys of a map. */
abstract class Maps extends Kind {
  private final long size;

  Maps(Class<?> type, Class<?> base) throws ReflectiveOperationException {
    super(type, MAPPING);
    size = Memory.placeOf(base, "size");
  }

  @Override
  void read(Object map, Cells cells) {
    cells.length = Memory.number(map, size);
    readEntries(map, cells, true);
  }

  /** Keys alone, or each followed by its value. */
  abstract void readEntries(Object map, Cells cells, boolean hasValues);

  int size(Object map) {
    return Memory.number(map, size);
  }

  static boolean isFull(Cells cells, boolean hasValues) {
    return cells.count == (hasValues ? 2 * Cells.MOST : Cells.MOST);
  }

  /** In the order of its table, which is that of its iterators. */
  static final class Hashed extends Maps {
    private final long table;
    private final long next;
    private final long key;
    private final long value;

    Hashed(Class<?> type) throws ReflectiveOperationException {
      super(type, java.util.HashMap.class);
      Class<?> node = Class.forName("java.util.HashMap$Node");
      table = Memory.placeOf(java.util.HashMap.class, "table");
      next = Memory.placeOf(node, "next");
      key = Memory.placeOf(node, "key");
      value = Memory.placeOf(node, "value");
    }

    @Override
    void readEntries(Object map, Cells cells, boolean hasValues) {
      Object[] rows = (Object[]) Memory.reference(map, table);
      // What lies in a large table that is nearly empty is found at last.
      for (int row = 0; rows != null && row < rows.length; row++) {
        for (Object node = rows[row]; node != null; node = Memory.reference(node, next)) {
          if (isFull(cells, hasValues)) return;
          cells.add(Memory.reference(node, key));
          if (hasValues) cells.add(Memory.reference(node, value));
        }
      }
    }
  }

  /** In the order in which they were put in, or asked for. */
  static final class Linked extends Maps {
    private final long head;
    private final long after;
    private final long key;
    private final long value;

    Linked(Class<?> type) throws ReflectiveOperationException {
      super(type, java.util.HashMap.class);
      Class<?> node = Class.forName("java.util.HashMap$Node");
      head = Memory.placeOf(java.util.LinkedHashMap.class, "head");
      after = Memory.placeOf(Class.forName("java.util.LinkedHashMap$Entry"), "after");
      key = Memory.placeOf(node, "key");
      value = Memory.placeOf(node, "value");
    }

    @Override
    void readEntries(Object map, Cells cells, boolean hasValues) {
      for (Object node = Memory.reference(map, head); node != null; node = Memory.reference(node, after)) {
        if (isFull(cells, hasValues)) return;
        cells.add(Memory.reference(node, key));
        if (hasValues) cells.add(Memory.reference(node, value));
      }
    }
  }

  /** In the order of the keys. */
  static final class Tree extends Maps {
    private final long root;
    private final long left;
    private final long right;
    private final long parent;
    private final long key;
    private final long value;

    Tree(Class<?> type) throws ReflectiveOperationException {
      super(type, java.util.TreeMap.class);
      Class<?> node = Class.forName("java.util.TreeMap$Entry");
      root = Memory.placeOf(java.util.TreeMap.class, "root");
      left = Memory.placeOf(node, "left");
      right = Memory.placeOf(node, "right");
      parent = Memory.placeOf(node, "parent");
      key = Memory.placeOf(node, "key");
      value = Memory.placeOf(node, "value");
    }

    @Override
    void readEntries(Object map, Cells cells, boolean hasValues) {
      Object node = leftmost(Memory.reference(map, root));
      for (int seen = size(map); node != null && seen > 0; seen--, node = after(node)) {
        if (isFull(cells, hasValues)) return;
        cells.add(Memory.reference(node, key));
        if (hasValues) cells.add(Memory.reference(node, value));
      }
    }

    private Object leftmost(Object from) {
      Object node = from;
      while (node != null && Memory.reference(node, left) != null) node = Memory.reference(node, left);
      return node;
    }

    private Object after(Object node) {
      Object rightOf = Memory.reference(node, right);
      if (rightOf != null) return leftmost(rightOf);
      Object below = node;
      Object above = Memory.reference(node, parent);
      while (above != null && Memory.reference(above, right) == below) {
        below = above;
        above = Memory.reference(above, parent);
      }
      return above;
    }
  }

  /** A set by the keys of its map. */
  static final class OfSet extends Kind {
    private final long map;
    private final Maps hashed;
    private final Maps linked;
    private final Maps tree;

    OfSet(Class<?> type, Class<?> base, String map) throws ReflectiveOperationException {
      super(type, SET);
      this.map = Memory.placeOf(base, map);
      hashed = new Hashed(type);
      linked = new Linked(type);
      tree = new Tree(type);
    }

    @Override
    void read(Object set, Cells cells) {
      Object held = Memory.reference(set, map);
      if (held == null) return;
      Class<?> type = held.getClass();
      Maps keys = type == java.util.HashMap.class ? hashed : type == java.util.LinkedHashMap.class ? linked : null;
      if (type == java.util.TreeMap.class) keys = tree;
      if (keys == null) {
        // A part of another set, or one that goes backwards.
        cells.length = 1;
        cells.addUnknown();
      } else {
        cells.length = keys.size(held);
        keys.readEntries(held, cells, false);
      }
    }
  }
}
