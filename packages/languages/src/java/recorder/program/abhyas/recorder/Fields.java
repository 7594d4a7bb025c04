package abhyas.recorder;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;

/** An object by its fields: of the program's own classes all, of exceptions also what was said. */
final class Fields extends Kind {
  private final ArrayList<Place> places = new ArrayList<>();

  private static final class Place {
    String name;
    char tag;
    long at;
    /** For classes whose fields have no place that may be asked for. */
    Field field;
  }

  Fields(Class<?> type) throws ReflectiveOperationException {
    super(type, FIELDS);
  }

  /** The fields that a class of the program's declares. Those that the compiler added are left out. */
  void addAll(Class<?> holder) throws ReflectiveOperationException {
    for (Field field : Classes.fieldsOf(holder)) {
      if (Modifier.isStatic(field.getModifiers()) || field.isSynthetic()) continue;
      Place place = new Place();
      place.name = field.getName();
      place.tag = Memory.tagOf(field.getType());
      if (holder.isRecord()) {
        field.setAccessible(true);
        place.field = field;
      } else {
        place.at = Memory.UNSAFE.objectFieldOffset(field);
      }
      places.add(place);
    }
  }

  /** One field of a class of the library. */
  void add(Class<?> holder, String name, String shown) throws ReflectiveOperationException {
    Field field = Classes.fieldOf(holder, name);
    Place place = new Place();
    place.name = shown;
    place.tag = Memory.tagOf(field.getType());
    place.at = Memory.UNSAFE.objectFieldOffset(field);
    places.add(place);
  }

  @Override
  void read(Object object, Cells cells) {
    cells.length = places.size();
    int shown = Math.min(cells.length, Cells.MOST);
    for (int i = 0; i < shown; i++) {
      Place place = places.get(i);
      cells.names[cells.count] = place.name;
      if (place.field != null) addFound(place, object, cells);
      else if (place.tag == 'L') addReference(object, place, cells);
      else cells.add(place.tag, Memory.bits(object, place.at, place.tag));
    }
  }

  private static void addReference(Object object, Place place, Cells cells) {
    Object value = Memory.reference(object, place.at);
    // An exception is its own cause until it is given one.
    cells.add(value == object && place.at == Throwables.CAUSE ? null : value);
  }

  private static void addFound(Place place, Object object, Cells cells) {
    try {
      if (place.tag == 'L') cells.add(place.field.get(object));
      else if (place.tag == 'D') cells.add('D', Double.doubleToRawLongBits(place.field.getDouble(object)));
      else if (place.tag == 'F') cells.add('F', Float.floatToRawIntBits(place.field.getFloat(object)));
      else if (place.tag == 'Z') cells.add('Z', place.field.getBoolean(object) ? 1 : 0);
      else if (place.tag == 'C') cells.add('C', place.field.getChar(object));
      else cells.add(place.tag, place.field.getLong(object));
    } catch (IllegalAccessException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
