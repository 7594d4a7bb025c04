import jdk.internal.org.objectweb.asm.Opcodes;
import jdk.internal.org.objectweb.asm.tree.AbstractInsnNode;
import jdk.internal.org.objectweb.asm.tree.InsnList;
import jdk.internal.org.objectweb.asm.tree.InsnNode;
import jdk.internal.org.objectweb.asm.tree.MethodInsnNode;
import jdk.internal.org.objectweb.asm.tree.TypeInsnNode;

/** Calls that differ from run to run are made alike in all, and what goes past System.out is counted too. */
final class Replacements {
  private final String hooks;
  private final InsnList code;
  private final AbstractInsnNode[] nodes;

  Replacements(String hooks, InsnList code, AbstractInsnNode[] nodes) {
    this.hooks = hooks;
    this.code = code;
    this.nodes = nodes;
  }

  void make() {
    Creations creations = new Creations(nodes);
    for (AbstractInsnNode node : nodes) {
      if (!(node instanceof MethodInsnNode)) continue;
      MethodInsnNode call = (MethodInsnNode) node;
      switch (call.owner + '.' + call.name + call.desc) {
        case "java/lang/System.nanoTime()J":
        case "java/lang/System.currentTimeMillis()J":
        case "java/lang/Math.random()D":
        case "java/util/Collections.shuffle(Ljava/util/List;)V":
          call.owner = hooks;
          break;
        case "java/lang/System.exit(I)V":
        case "java/lang/Runtime.exit(I)V":
        case "java/lang/Runtime.halt(I)V":
          code.insertBefore(call, new InsnNode(Opcodes.DUP));
          code.insertBefore(call, new MethodInsnNode(Opcodes.INVOKESTATIC, hooks, "exiting", "(I)V", false));
          break;
        case "java/util/Random.<init>()V":
          code.insertBefore(call, new MethodInsnNode(Opcodes.INVOKESTATIC, hooks, "seed", "()J", false));
          call.desc = "(J)V";
          break;
        case "java/io/FileOutputStream.<init>(Ljava/io/FileDescriptor;)V":
          meter(call, creations.of(call));
          break;
        default:
          break;
      }
    }
  }

  private void meter(MethodInsnNode call, TypeInsnNode made) {
    if (made == null) return;
    String metered = hooks.replaceFirst("Hooks$", "Meter\\$File");
    made.desc = metered;
    call.owner = metered;
  }
}
