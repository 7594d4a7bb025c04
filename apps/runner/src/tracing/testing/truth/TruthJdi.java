import com.sun.jdi.*;
import com.sun.jdi.connect.*;
import com.sun.jdi.event.*;
import com.sun.jdi.request.*;
import java.io.*;
import java.nio.file.*;
import java.util.*;

/**
 * What the variables of a recorded program hold at some of its steps, as the Java Debug Interface has them, on which jdb stands:
 * `TruthJdi OUT STEPS CLASSES MAIN INPUT`. A step is told by how often the program has come to `Recorder.record`.
 * Containers are asked for what they hold, by their own methods.
 */
public final class TruthJdi {
  private static final int MOST_CELLS = 200, MOST_CALLS = 6, DEEPEST = 4;
  private static final int INVOKE = ObjectReference.INVOKE_SINGLE_THREADED;

  private static ThreadReference thread;
  private static BreakpointRequest stop;

  public static void main(String[] args) throws Exception {
    String[] steps = args[1].split(",");
    VirtualMachine machine = launch(args);
    StringBuilder out = new StringBuilder("[");
    ClassPrepareRequest prepared = machine.eventRequestManager().createClassPrepareRequest();
    prepared.addClassFilter("*.Recorder");
    prepared.enable();
    machine.resume();
    int next = 0, came = 0;
    Method record = null;
    while (next < steps.length) {
      EventSet events = machine.eventQueue().remove();
      for (Event event : events) {
        if (event instanceof VMDeathEvent || event instanceof VMDisconnectEvent) next = steps.length;
        if (event instanceof ClassPrepareEvent) {
          record = ((ClassPrepareEvent) event).referenceType().methodsByName("record").get(0);
        } else if (event instanceof BreakpointEvent) {
          thread = ((BreakpointEvent) event).thread();
          int step = Integer.parseInt(steps[next++]);
          came = step + 1;
          if (out.length() > 1) out.append(',');
          out.append("{\"step\":").append(step).append(",\"globals\":{},\"calls\":").append(calls()).append('}');
        }
      }
      if (next < steps.length && record != null) {
        if (stop != null) machine.eventRequestManager().deleteEventRequest(stop);
        stop = machine.eventRequestManager().createBreakpointRequest(record.locationOfCodeIndex(0));
        stop.addCountFilter(Integer.parseInt(steps[next]) - came + 1);
        stop.enable();
      }
      if (next < steps.length) events.resume();
    }
    Files.writeString(Path.of(args[0]), out.append(']').toString());
    machine.process().destroyForcibly();
  }

  private static VirtualMachine launch(String[] args) throws Exception {
    LaunchingConnector connector = Bootstrap.virtualMachineManager().defaultConnector();
    Map<String, Connector.Argument> settings = connector.defaultArguments();
    settings.get("options").setValue("-cp " + args[2] + " -Xss64m -XX:+UseSerialGC");
    settings.get("main").setValue(args[3]);
    VirtualMachine machine = connector.launch(settings);
    Process process = machine.process();
    drain(process.getInputStream());
    drain(process.getErrorStream());
    try (OutputStream in = process.getOutputStream()) {
      in.write(Files.readAllBytes(Path.of(args[4])));
    } catch (IOException unread) {
      return machine;
    }
    return machine;
  }

  private static void drain(InputStream stream) {
    Thread reader =
        new Thread(
            () -> {
              try {
                stream.transferTo(OutputStream.nullOutputStream());
              } catch (IOException closed) {
                return;
              }
            });
    reader.setDaemon(true);
    reader.start();
  }

  private static String calls() throws Exception {
    List<String> found = new ArrayList<>();
    int count = thread.frameCount();
    for (int i = 0; i < count && found.size() < MOST_CALLS; i++) {
      StackFrame frame = thread.frame(i);
      ReferenceType holder = frame.location().declaringType();
      if (holder.classLoader() == null || holder.name().startsWith("abhyas.recorder")) continue;
      Map<LocalVariable, Value> values = values(frame);
      StringBuilder text = new StringBuilder("{\"name\":").append(quoted(frame.location().method().name()));
      text.append(",\"variables\":{");
      String comma = "";
      for (Map.Entry<LocalVariable, Value> each : values.entrySet()) {
        text.append(comma).append(quoted(each.getKey().name())).append(':').append(look(each.getValue(), DEEPEST));
        comma = ",";
      }
      found.add(text.append("}}").toString());
    }
    return "[" + String.join(",", found) + "]";
  }

  private static Map<LocalVariable, Value> values(StackFrame frame) {
    try {
      return frame.getValues(frame.visibleVariables());
    } catch (AbsentInformationException none) {
      return Map.of();
    }
  }

  private static String look(Value value, int depth) {
    try {
      return lookAt(value, depth);
    } catch (Exception unreadable) {
      return "{\"kind\":\"unreadable\"}";
    }
  }

  private static String lookAt(Value value, int depth) throws Exception {
    if (value == null) return "{\"kind\":\"null\"}";
    if (value instanceof BooleanValue) return "{\"kind\":\"truth\",\"value\":" + value + "}";
    if (value instanceof CharValue) return "{\"kind\":\"character\",\"code\":" + (int) ((CharValue) value).value() + "}";
    if (value instanceof PrimitiveValue) return "{\"kind\":\"number\",\"text\":" + quoted(value.toString()) + "}";
    if (value instanceof StringReference) return text(((StringReference) value).value());
    ObjectReference object = (ObjectReference) value;
    String name = object.referenceType().name();
    if (name.matches("java\\.lang\\.(Integer|Long|Short|Byte|Character|Boolean|Double|Float)"))
      return look(object.getValue(object.referenceType().fieldByName("value")), depth);
    if (object.referenceType() instanceof ClassType && ((ClassType) object.referenceType()).isEnum())
      return "{\"kind\":\"number\",\"text\":" + quoted(words(object, "name")) + "}";
    if (name.equals("java.math.BigInteger")) return "{\"kind\":\"number\",\"text\":" + quoted(words(object, "toString")) + "}";
    if (name.matches("java\\.lang\\.String(Builder|Buffer)")) return text(words(object, "toString"));
    if (depth == 0) return "{\"kind\":\"unreadable\"}";
    if (object instanceof ArrayReference) return cells((ArrayReference) object, depth);
    if (name.matches("java\\.util\\.(HashMap|TreeMap|LinkedHashMap)")) return pairs(object, depth);
    if (name.matches("java\\.util\\.(ArrayList|LinkedList|ArrayDeque|HashSet|TreeSet|LinkedHashSet|PriorityQueue|Vector|Stack|Arrays\\$ArrayList)"))
      return cells((ArrayReference) invoke(object, "toArray", "()[Ljava/lang/Object;"), depth);
    if (object.referenceType().classLoader() == null) return "{\"kind\":\"unreadable\"}";
    return fields(object, depth);
  }

  private static String fields(ObjectReference object, int depth) {
    StringBuilder text = new StringBuilder("{\"kind\":\"fields\",\"fields\":{");
    String comma = "";
    for (Field field : object.referenceType().allFields()) {
      if (field.isStatic() || field.isSynthetic() || field.declaringType().classLoader() == null) continue;
      text.append(comma).append(quoted(field.name())).append(':').append(look(object.getValue(field), depth - 1));
      comma = ",";
    }
    return text.append("}}").toString();
  }

  private static String cells(ArrayReference array, int depth) {
    int shown = Math.min(array.length(), MOST_CELLS);
    List<String> found = new ArrayList<>();
    if (shown > 0) for (Value each : array.getValues(0, shown)) found.add(look(each, depth - 1));
    return "{\"kind\":\"cells\",\"length\":" + array.length() + ",\"cells\":[" + String.join(",", found) + "]}";
  }

  private static String pairs(ObjectReference map, int depth) throws Exception {
    ObjectReference set = (ObjectReference) invoke(map, "entrySet", "()Ljava/util/Set;");
    ArrayReference entries = (ArrayReference) invoke(set, "toArray", "()[Ljava/lang/Object;");
    int shown = Math.min(entries.length(), MOST_CELLS);
    List<String> found = new ArrayList<>();
    for (int i = 0; i < shown; i++) {
      ObjectReference entry = (ObjectReference) entries.getValue(i);
      String key = look(invoke(entry, "getKey", "()Ljava/lang/Object;"), depth - 1);
      found.add("[" + key + "," + look(invoke(entry, "getValue", "()Ljava/lang/Object;"), depth - 1) + "]");
    }
    return "{\"kind\":\"pairs\",\"length\":" + entries.length() + ",\"pairs\":[" + String.join(",", found) + "]}";
  }

  private static Value invoke(ObjectReference object, String name, String signature) throws Exception {
    Method method = ((ClassType) object.referenceType()).concreteMethodByName(name, signature);
    return object.invokeMethod(thread, method, List.of(), INVOKE);
  }

  private static String words(ObjectReference object, String method) throws Exception {
    return ((StringReference) invoke(object, method, "()Ljava/lang/String;")).value();
  }

  private static String text(String value) {
    return "{\"kind\":\"text\",\"text\":" + quoted(value.substring(0, Math.min(value.length(), 2_000))) + "}";
  }

  private static String quoted(String text) {
    StringBuilder out = new StringBuilder("\"");
    for (char each : text.toCharArray()) {
      if (each == '"' || each == '\\') out.append('\\').append(each);
      else if (each < 32 || each > 126) out.append(String.format("\\u%04x", (int) each));
      else out.append(each);
    }
    return out.append('"').toString();
  }
}
