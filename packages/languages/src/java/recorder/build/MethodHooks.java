import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jdk.internal.org.objectweb.asm.Opcodes;
import jdk.internal.org.objectweb.asm.Type;
import jdk.internal.org.objectweb.asm.tree.AbstractInsnNode;
import jdk.internal.org.objectweb.asm.tree.ClassNode;
import jdk.internal.org.objectweb.asm.tree.FrameNode;
import jdk.internal.org.objectweb.asm.tree.IincInsnNode;
import jdk.internal.org.objectweb.asm.tree.InsnList;
import jdk.internal.org.objectweb.asm.tree.InsnNode;
import jdk.internal.org.objectweb.asm.tree.JumpInsnNode;
import jdk.internal.org.objectweb.asm.tree.LabelNode;
import jdk.internal.org.objectweb.asm.tree.LdcInsnNode;
import jdk.internal.org.objectweb.asm.tree.LineNumberNode;
import jdk.internal.org.objectweb.asm.tree.LookupSwitchInsnNode;
import jdk.internal.org.objectweb.asm.tree.MethodInsnNode;
import jdk.internal.org.objectweb.asm.tree.MethodNode;
import jdk.internal.org.objectweb.asm.tree.TableSwitchInsnNode;
import jdk.internal.org.objectweb.asm.tree.TryCatchBlockNode;
import jdk.internal.org.objectweb.asm.tree.VarInsnNode;

/**
 * Inserts hooks into one method: where it begins, where a line begins, after each write into a variable, where an exception is
 * caught, and where it ends. No hook branches, and each leaves the stack as it was: the compiler's stack maps stay right.
 */
final class MethodHooks {
  /** Lines with more hooks than bits have a step at each of the others. */
  private static final int MOST_BITS = 63;
  private static final String THROWABLE = "java/lang/Throwable";

  static final class Means {
    final String hooks;
    final ProgramTable table;
    final int holder;
    final DeclaredVariables declared;

    Means(String recorder, ProgramTable table, int holder, DeclaredVariables declared) {
      hooks = recorder + "Hooks";
      this.table = table;
      this.holder = holder;
      this.declared = declared;
    }
  }

  private final ClassNode holder;
  private final MethodNode method;
  private final Means means;
  private final InsnList code;
  private final AbstractInsnNode[] nodes;
  private final Variables variables;
  private final boolean isConstructor;
  private final Map<Integer, Integer> bits = new HashMap<>();
  private int id;

  MethodHooks(ClassNode holder, MethodNode method, Means means) {
    this.holder = holder;
    this.method = method;
    this.means = means;
    code = method.instructions;
    nodes = code.toArray();
    variables = new Variables(method);
    isConstructor = method.name.equals("<init>");
  }

  void insert() {
    int first = firstLine();
    if (first == 0) return;
    id = means.table.addMethod(shownName(), first, means.holder, variables.all);
    AbstractInsnNode superCall = isConstructor ? new Creations(nodes).superCall(holder) : null;
    new Replacements(means.hooks, code, nodes).make();
    insertLines();
    insertWritesAndReturns();
    insertCatches();
    insertUnwinding(insertEnter(), superCall);
  }

  private int firstLine() {
    for (AbstractInsnNode node : nodes) if (node instanceof LineNumberNode) return ((LineNumberNode) node).line;
    return 0;
  }

  private String shownName() {
    if (isConstructor) return simpleName(holder.name);
    if (method.name.equals("<clinit>")) return "static";
    return method.name.startsWith("lambda$") ? "lambda" : method.name;
  }

  private static String simpleName(String internalName) {
    String name = internalName.substring(internalName.lastIndexOf('/') + 1);
    int at = name.lastIndexOf('$') + 1;
    while (at > 0 && at < name.length() && Character.isDigit(name.charAt(at))) at++;
    return at == name.length() ? name : name.substring(at);
  }

  private void insertLines() {
    Set<LabelNode> targets = jumpTargets();
    int line = 0;
    boolean isBegun = false;
    int lastLine = 0;
    List<Integer> lastScope = List.of();
    for (int i = 0; i < nodes.length; i++) {
      AbstractInsnNode node = nodes[i];
      if (node instanceof LineNumberNode) line = ((LineNumberNode) node).line;
      if (node instanceof LineNumberNode) isBegun = true;
      if (node instanceof LabelNode && targets.contains(node)) lastLine = 0;
      if (line == 0 || !(isBegun && isReal(node) || isLeaving(node))) continue;
      List<Integer> scope = scopeAt(i, line);
      if (line != lastLine || !scope.equals(lastScope)) insertLine(node, line, scope);
      lastLine = line;
      lastScope = scope;
      isBegun = false;
    }
  }

  /** Whether other code of the program may run here. Then it has to be known which variables are there by now. */
  private static boolean isLeaving(AbstractInsnNode node) {
    int opcode = node.getOpcode();
    boolean isCall = opcode >= Opcodes.INVOKEVIRTUAL && opcode <= Opcodes.NEW;
    return isCall || opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC;
  }

  private void insertLine(AbstractInsnNode before, int line, List<Integer> scope) {
    int bit = bits.merge(line, 1, Integer::sum) - 1;
    InsnList hook = new InsnList();
    hook.add(new LdcInsnNode(means.table.addHook(id, line, Math.min(bit, MOST_BITS), scope)));
    hook.add(call("line", "(I)V"));
    code.insertBefore(before, hook);
  }

  private List<Integer> scopeAt(int at, int line) {
    List<Integer> scope = new ArrayList<>(variables.at(at));
    if (method.name.startsWith("lambda$")) return scope;
    for (int i = 0; i < variables.all.size(); i++) {
      Variables.Variable variable = variables.all.get(i);
      boolean isBefore = at < variable.first && !scope.contains(i);
      if (isBefore && means.declared.isWaiting(methodName(), variable.name, line)) scope.add(~i);
    }
    return scope;
  }

  /** The method as the source names it. */
  private String methodName() {
    return isConstructor ? "<init>" : method.name;
  }

  private Set<LabelNode> jumpTargets() {
    Set<LabelNode> targets = new HashSet<>();
    for (AbstractInsnNode node : nodes) {
      if (node instanceof JumpInsnNode) targets.add(((JumpInsnNode) node).label);
      if (node instanceof TableSwitchInsnNode) {
        targets.addAll(((TableSwitchInsnNode) node).labels);
        targets.add(((TableSwitchInsnNode) node).dflt);
      }
      if (node instanceof LookupSwitchInsnNode) {
        targets.addAll(((LookupSwitchInsnNode) node).labels);
        targets.add(((LookupSwitchInsnNode) node).dflt);
      }
    }
    for (TryCatchBlockNode block : method.tryCatchBlocks) targets.add(block.handler);
    return targets;
  }

  private void insertWritesAndReturns() {
    for (int i = 0; i < nodes.length; i++) {
      AbstractInsnNode node = nodes[i];
      int opcode = node.getOpcode();
      if (opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE) insertWrite(node, ((VarInsnNode) node).var, i + 1);
      if (opcode == Opcodes.IINC) insertWrite(node, ((IincInsnNode) node).var, i);
      if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) code.insertBefore(node, ending(opcode));
    }
  }

  private void insertWrite(AbstractInsnNode after, int slot, int at) {
    int variable = variables.inSlot(slot, at);
    if (variable >= 0) code.insert(after, write(variable));
  }

  private InsnList write(int index) {
    Variables.Variable variable = variables.all.get(index);
    InsnList hook = new InsnList();
    hook.add(new VarInsnNode(variable.type.getOpcode(Opcodes.ILOAD), variable.slot));
    hook.add(new LdcInsnNode(index));
    hook.add(call("set", "(" + widened(variable.type) + "I)V"));
    return hook;
  }

  /** The type under which hooks take values of a type. */
  private static String widened(Type type) {
    switch (type.getSort()) {
      case Type.LONG:
      case Type.FLOAT:
      case Type.DOUBLE:
        return type.getDescriptor();
      case Type.ARRAY:
      case Type.OBJECT:
        return "Ljava/lang/Object;";
      default:
        return "I";
    }
  }

  private InsnList ending(int opcode) {
    InsnList hook = new InsnList();
    if (opcode == Opcodes.RETURN) {
      hook.add(new LdcInsnNode(id));
      hook.add(call("leave", "(I)V"));
      return hook;
    }
    Type type = Type.getReturnType(method.desc);
    hook.add(new InsnNode(type.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP));
    hook.add(new LdcInsnNode(id));
    hook.add(new LdcInsnNode(type.getSort() >= Type.ARRAY ? (int) 'L' : (int) type.getDescriptor().charAt(0)));
    hook.add(call("returned", "(" + widened(type) + "II)V"));
    return hook;
  }

  private void insertCatches() {
    Set<LabelNode> handlers = new HashSet<>();
    for (TryCatchBlockNode block : method.tryCatchBlocks) handlers.add(block.handler);
    for (LabelNode handler : handlers) {
      AbstractInsnNode node = handler;
      while (node.getOpcode() < 0) node = node.getNext();
      // Before the hook of its line, if it has one: the exception was on its way in the line before.
      AbstractInsnNode last = handler;
      while (last.getNext() != node && !isReal(last.getNext())) last = last.getNext();
      InsnList hook = new InsnList();
      hook.add(new InsnNode(Opcodes.DUP));
      hook.add(new LdcInsnNode(id));
      hook.add(call("caught", "(L" + THROWABLE + ";I)V"));
      code.insert(last, hook);
    }
  }

  private static boolean isReal(AbstractInsnNode node) {
    return node.getOpcode() >= 0;
  }

  /** Answers where the method's own code begins. */
  private LabelNode insertEnter() {
    InsnList enter = new InsnList();
    enter.add(new LdcInsnNode(id));
    enter.add(call("enter", "(I)V"));
    int size = Type.getArgumentsAndReturnSizes(method.desc) >> 2;
    boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
    for (int index : variables.at(0)) {
      int slot = variables.all.get(index).slot;
      boolean isGiven = slot < (isStatic ? size - 1 : size);
      // What is under construction may not be handed on yet.
      if (isGiven && !(isConstructor && slot == 0)) enter.add(write(index));
    }
    LabelNode begin = new LabelNode();
    enter.add(begin);
    code.insert(enter);
    return begin;
  }

  private void insertUnwinding(LabelNode begin, AbstractInsnNode superCall) {
    LabelNode from = begin;
    if (superCall != null) {
      int own = variables.inSlot(0, 0);
      from = new LabelNode();
      InsnList after = new InsnList();
      if (own >= 0) after.add(write(own));
      after.add(from);
      code.insert(superCall, after);
    }
    LabelNode end = new LabelNode();
    LabelNode handler = new LabelNode();
    code.add(end);
    code.add(handler);
    Object[] locals = given();
    code.add(new FrameNode(Opcodes.F_NEW, locals.length, locals, 1, new Object[] {THROWABLE}));
    code.add(new InsnNode(Opcodes.DUP));
    code.add(new LdcInsnNode(id));
    code.add(call("unwound", "(L" + THROWABLE + ";I)V"));
    code.add(new InsnNode(Opcodes.ATHROW));
    method.tryCatchBlocks.add(new TryCatchBlockNode(from, end, handler, null));
  }

  /** What the method was given, as stack maps name it: these variables never change their types. */
  private Object[] given() {
    List<Object> locals = new ArrayList<>();
    if ((method.access & Opcodes.ACC_STATIC) == 0) locals.add(holder.name);
    for (Type type : Type.getArgumentTypes(method.desc)) {
      switch (type.getSort()) {
        case Type.LONG:
          locals.add(Opcodes.LONG);
          break;
        case Type.DOUBLE:
          locals.add(Opcodes.DOUBLE);
          break;
        case Type.FLOAT:
          locals.add(Opcodes.FLOAT);
          break;
        case Type.ARRAY:
        case Type.OBJECT:
          locals.add(type.getInternalName());
          break;
        default:
          locals.add(Opcodes.INTEGER);
      }
    }
    return locals.toArray();
  }

  private MethodInsnNode call(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, means.hooks, name, descriptor, false);
  }
}
