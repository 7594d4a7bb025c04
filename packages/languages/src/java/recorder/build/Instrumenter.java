import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import jdk.internal.org.objectweb.asm.ClassReader;
import jdk.internal.org.objectweb.asm.ClassWriter;
import jdk.internal.org.objectweb.asm.MethodTooLargeException;
import jdk.internal.org.objectweb.asm.Opcodes;
import jdk.internal.org.objectweb.asm.commons.ClassRemapper;
import jdk.internal.org.objectweb.asm.commons.Remapper;
import jdk.internal.org.objectweb.asm.tree.ClassNode;
import jdk.internal.org.objectweb.asm.tree.MethodNode;

/** Inserts calls of the recorder into the classes of a program, and adds the recorder's own. It uses the JDK's ASM. */
final class Instrumenter implements ClassRecorder {
  private static final String RECORDER = "abhyas/recorder/";
  /** Where the recorder's classes are, in every box. */
  private static final Path FOLDER = Path.of("/toolbox/java-recorder");

  private final DeclaredVariables declared = new DeclaredVariables();

  Instrumenter() {}

  @Override
  public void read(JavacTask task, Iterable<? extends CompilationUnitTree> units) {
    declared.read(task, units);
  }

  @Override
  public Map<String, byte[]> record(Map<String, byte[]> classes, String main) {
    String recorder = freePackage(classes.keySet());
    Map<String, byte[]> recorded = new LinkedHashMap<>();
    ProgramTable table = new ProgramTable();
    List<String> names = new ArrayList<>(classes.keySet());
    // Static variables of the main class are shown by their names alone.
    names.sort(Comparator.comparing((String name) -> !name.equals(main)));
    for (String name : names) recorded.put(name, instrument(classes.get(name), recorder, table));
    recorderClasses(recorder).forEach(
        (name, bytes) -> {
          recorded.put(name.replace('/', '.'), bytes);
          table.addOwn(name.replace('/', '.'));
        });
    recorded.put((recorder + "Program").replace('/', '.'), programClass(recorder, table.text()));
    return recorded;
  }

  /** The recorder's package, with another name where the program has a package of this one. */
  private static String freePackage(Set<String> taken) {
    String name = RECORDER;
    for (;;) {
      String prefix = name.replace('/', '.');
      if (taken.stream().noneMatch(each -> each.startsWith(prefix))) return name;
      name = name.substring(0, name.length() - 1) + "_/";
    }
  }

  private byte[] instrument(byte[] bytes, String recorder, ProgramTable table) {
    Set<String> left = new HashSet<>();
    for (;;) {
      ClassNode node = new ClassNode();
      new ClassReader(bytes).accept(node, ClassReader.EXPAND_FRAMES);
      int mark = table.mark();
      int holder = table.addClass(node.name.replace('/', '.'));
      for (MethodNode method : node.methods) {
        if (isOfCompiler(node, method) || left.contains(method.name + method.desc)) continue;
        new MethodHooks(node, method, new MethodHooks.Means(recorder, table, holder, declared)).insert();
      }
      try {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        node.accept(writer);
        return writer.toByteArray();
      } catch (MethodTooLargeException large) {
        // With hooks it is larger than methods may be: it runs without, like one of a library.
        left.add(large.getMethodName() + large.getDescriptor());
        table.reset(mark);
      }
    }
  }

  /** What stands nowhere in the program. */
  private static boolean isOfCompiler(ClassNode holder, MethodNode method) {
    if (method.instructions.size() == 0) return true;
    boolean isLambda = method.name.startsWith("lambda$");
    if ((method.access & (Opcodes.ACC_SYNTHETIC | Opcodes.ACC_BRIDGE)) != 0) return !isLambda;
    boolean isEnum = (holder.access & Opcodes.ACC_ENUM) != 0;
    return isEnum && (method.name.equals("values") || method.name.equals("valueOf"));
  }

  private static byte[] programClass(String recorder, List<String> text) {
    ClassNode node = new ClassNode();
    node.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL, recorder + "Program", null, "java/lang/Object", null);
    MethodNode method = new MethodNode(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "text", "()Ljava/lang/String;", null, null);
    method.visitTypeInsn(Opcodes.NEW, "java/lang/StringBuilder");
    method.visitInsn(Opcodes.DUP);
    method.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/StringBuilder", "<init>", "()V", false);
    for (String chunk : text) {
      method.visitLdcInsn(chunk);
      String append = "(Ljava/lang/String;)Ljava/lang/StringBuilder;";
      method.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/StringBuilder", "append", append, false);
    }
    method.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/StringBuilder", "toString", "()Ljava/lang/String;", false);
    method.visitInsn(Opcodes.ARETURN);
    node.methods.add(method);
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    node.accept(writer);
    return writer.toByteArray();
  }

  private static Map<String, byte[]> read;

  private static synchronized Map<String, byte[]> recorderClasses(String recorder) {
    if (read == null) read = readClasses();
    if (recorder.equals(RECORDER)) return read;
    Map<String, byte[]> renamed = new LinkedHashMap<>();
    read.forEach((name, bytes) -> renamed.put(rename(name, recorder), renamedClass(bytes, recorder)));
    return renamed;
  }

  private static String rename(String name, String recorder) {
    return name.startsWith(RECORDER) ? recorder + name.substring(RECORDER.length()) : name;
  }

  private static byte[] renamedClass(byte[] bytes, String recorder) {
    ClassWriter writer = new ClassWriter(0);
    Remapper names =
        new Remapper() {
          @Override
          public String map(String name) {
            return rename(name, recorder);
          }
        };
    new ClassReader(bytes).accept(new ClassRemapper(writer, names), 0);
    return writer.toByteArray();
  }

  private static Map<String, byte[]> readClasses() {
    Map<String, byte[]> classes = new LinkedHashMap<>();
    Path folder = FOLDER.resolve(RECORDER);
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : (Iterable<Path>) files.sorted()::iterator) {
        String name = file.getFileName().toString().replaceFirst("\\.class$", "");
        classes.put(RECORDER + name, Files.readAllBytes(file));
      }
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return classes;
  }
}
