import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import jdk.internal.org.objectweb.asm.Opcodes;
import jdk.internal.org.objectweb.asm.tree.AbstractInsnNode;
import jdk.internal.org.objectweb.asm.tree.ClassNode;
import jdk.internal.org.objectweb.asm.tree.MethodInsnNode;
import jdk.internal.org.objectweb.asm.tree.TypeInsnNode;

/** Which constructor call belongs to which new object: the compiler nests them as brackets. */
final class Creations {
  private final Map<MethodInsnNode, TypeInsnNode> begun = new HashMap<>();
  private MethodInsnNode unpaired;

  Creations(AbstractInsnNode[] nodes) {
    Deque<TypeInsnNode> open = new ArrayDeque<>();
    for (AbstractInsnNode node : nodes) {
      if (node.getOpcode() == Opcodes.NEW) open.push((TypeInsnNode) node);
      if (node.getOpcode() != Opcodes.INVOKESPECIAL) continue;
      MethodInsnNode call = (MethodInsnNode) node;
      if (!call.name.equals("<init>")) continue;
      if (!open.isEmpty() && open.peek().desc.equals(call.owner)) begun.put(call, open.pop());
      else if (unpaired == null) unpaired = call;
    }
  }

  /** Where the object was made that this call constructs; null for one that is under construction already. */
  TypeInsnNode of(MethodInsnNode call) {
    return begun.get(call);
  }

  /** In a constructor, the call of another one on the same object. */
  MethodInsnNode superCall(ClassNode holder) {
    boolean isSuper = unpaired != null && (unpaired.owner.equals(holder.superName) || unpaired.owner.equals(holder.name));
    return isSuper ? unpaired : null;
  }
}
