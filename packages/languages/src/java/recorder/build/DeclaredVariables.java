import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.util.ArrayList;
import java.util.List;

/** Variables that are declared without a value, and the lines on which they surely have none yet. Classes do not tell them. */
final class DeclaredVariables {
  private static final class Declaration {
    String method;
    String name;
    int line;
    int lastLine;
    /** The line of the first loop after it in its block: there it may have a value from the round before. */
    int firstLoop;
  }

  private final List<Declaration> all = new ArrayList<>();

  void read(JavacTask task, Iterable<? extends CompilationUnitTree> units) {
    SourcePositions positions = Trees.instance(task).getSourcePositions();
    for (CompilationUnitTree unit : units) new Reader(unit, positions).scan(unit, null);
  }

  /** Whether a variable is declared on a line before this one, in the block of this one, and nothing can have set it. */
  boolean isWaiting(String method, String name, int line) {
    for (Declaration each : all) {
      boolean isHere = each.name.equals(name) && each.method.equals(method);
      if (isHere && each.line < line && line <= each.lastLine && line < each.firstLoop) return true;
    }
    return false;
  }

  private final class Reader extends TreeScanner<Void, Void> {
    private final CompilationUnitTree unit;
    private final SourcePositions positions;
    /** Empty where what is declared is no method's. */
    private String method = "";

    Reader(CompilationUnitTree unit, SourcePositions positions) {
      this.unit = unit;
      this.positions = positions;
    }

    @Override
    public Void visitMethod(MethodTree tree, Void none) {
      return within(tree.getName().toString(), () -> super.visitMethod(tree, none));
    }

    @Override
    public Void visitClass(ClassTree tree, Void none) {
      return within("", () -> super.visitClass(tree, none));
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void none) {
      return within("", () -> super.visitLambdaExpression(tree, none));
    }

    private Void within(String name, Runnable scan) {
      String outer = method;
      method = name;
      scan.run();
      method = outer;
      return null;
    }

    @Override
    public Void visitBlock(BlockTree block, Void none) {
      List<? extends StatementTree> statements = block.getStatements();
      for (int i = 0; i < statements.size() && !method.isEmpty(); i++) {
        StatementTree statement = statements.get(i);
        boolean isWaiting = statement instanceof VariableTree && ((VariableTree) statement).getInitializer() == null;
        if (isWaiting) note((VariableTree) statement, block, statements.subList(i + 1, statements.size()));
      }
      return super.visitBlock(block, none);
    }

    private void note(VariableTree variable, BlockTree block, List<? extends StatementTree> after) {
      Declaration declaration = new Declaration();
      declaration.method = method;
      declaration.name = variable.getName().toString();
      declaration.line = line(positions.getStartPosition(unit, variable));
      declaration.lastLine = line(positions.getEndPosition(unit, block) - 1);
      declaration.firstLoop = Integer.MAX_VALUE;
      for (StatementTree statement : after) {
        int loop = new FirstLoop().of(statement);
        if (loop >= 0) declaration.firstLoop = Math.min(declaration.firstLoop, line(loop));
      }
      all.add(declaration);
    }

    private int line(long position) {
      return position < 0 ? 0 : (int) unit.getLineMap().getLineNumber(position);
    }

    /** Where the first loop of a statement begins. */
    private final class FirstLoop extends TreeScanner<Void, Void> {
      private int first = -1;

      int of(Tree tree) {
        scan(tree, null);
        return first;
      }

      private void note(Tree loop) {
        int at = (int) positions.getStartPosition(unit, loop);
        if (first < 0 || at < first) first = at;
      }

      @Override
      public Void visitForLoop(ForLoopTree tree, Void none) {
        note(tree);
        return super.visitForLoop(tree, none);
      }

      @Override
      public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void none) {
        note(tree);
        return super.visitEnhancedForLoop(tree, none);
      }

      @Override
      public Void visitWhileLoop(WhileLoopTree tree, Void none) {
        note(tree);
        return super.visitWhileLoop(tree, none);
      }

      @Override
      public Void visitDoWhileLoop(DoWhileLoopTree tree, Void none) {
        note(tree);
        return super.visitDoWhileLoop(tree, none);
      }
    }
  }
}
