import java.util.ArrayList;
import java.util.List;
import jdk.internal.org.objectweb.asm.Type;
import jdk.internal.org.objectweb.asm.tree.InsnList;
import jdk.internal.org.objectweb.asm.tree.LocalVariableNode;
import jdk.internal.org.objectweb.asm.tree.MethodNode;

/** The variables of a method, from what the compiler says of them: each is there from where it is surely set. */
final class Variables {
  static final class Variable {
    final String name;
    final int slot;
    final Type type;
    final char tag;
    /** Where it is first there, among the method's instructions. */
    int first = Integer.MAX_VALUE;

    Variable(LocalVariableNode local) {
      name = local.name;
      slot = local.index;
      type = Type.getType(local.desc);
      tag = local.desc.charAt(0) == '[' ? 'L' : local.desc.charAt(0);
    }
  }

  private static final class Range {
    int variable;
    int from;
    int to;
  }

  final List<Variable> all = new ArrayList<>();
  private final List<Range> ranges = new ArrayList<>();

  Variables(MethodNode method) {
    InsnList code = method.instructions;
    if (method.localVariables == null) return;
    for (LocalVariableNode local : method.localVariables) {
      Range range = new Range();
      range.variable = indexOf(local);
      range.from = code.indexOf(local.start);
      range.to = code.indexOf(local.end);
      Variable variable = all.get(range.variable);
      variable.first = Math.min(variable.first, range.from);
      ranges.add(range);
    }
  }

  private int indexOf(LocalVariableNode local) {
    for (int i = 0; i < all.size(); i++) {
      Variable known = all.get(i);
      boolean isKnown = known.name.equals(local.name) && known.slot == local.index;
      if (isKnown && known.type.equals(Type.getType(local.desc))) return i;
    }
    all.add(new Variable(local));
    return all.size() - 1;
  }

  /** The variable in a slot at an instruction; -1 for what the compiler keeps there for itself. */
  int inSlot(int slot, int at) {
    for (Range range : ranges)
      if (range.from <= at && at < range.to && all.get(range.variable).slot == slot) return range.variable;
    return -1;
  }

  /** Those that are there at an instruction. */
  List<Integer> at(int at) {
    List<Integer> found = new ArrayList<>();
    for (Range range : ranges)
      if (range.from <= at && at < range.to && !found.contains(range.variable)) found.add(range.variable);
    found.sort(null);
    return found;
  }
}
