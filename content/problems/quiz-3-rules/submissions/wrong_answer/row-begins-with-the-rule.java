import java.util.Scanner;

public class Main {
    enum Verdict {
        RIGHT, PARTLY_RIGHT, WRONG
    }

    /** How many points a right answer brings. */
    interface Rule {
        int points(int worth, int rightInARow, int wrongTries);

        /** How many points a wrong answer costs. */
        default int fine() {
            return 0;
        }
    }

    static class Brave implements Rule {
        @Override
        public int points(int worth, int rightInARow, int wrongTries) {
            return 2 * worth;
        }

        @Override
        public int fine() {
            return 3;
        }
    }

    /** The rule of this name, or null. */
    static Rule ruleOf(String name) {
        switch (name) {
            case "plain":
                return (worth, rightInARow, wrongTries) -> worth;
            case "streak":
                return (worth, rightInARow, wrongTries) -> worth * Math.min(rightInARow, 3);
            case "first":
                return (worth, rightInARow, wrongTries) -> wrongTries == 0 ? worth : (worth + 1) / 2;
            case "brave":
                return new Brave();
            default:
                return null;
        }
    }

    abstract static class Question {
        private static final int MOST_TRIES = 2;

        private final String id;
        private final int points;
        private final String text;
        private int now;
        private int wrongTries = 0;
        private boolean solved = false;

        Question(String id, int points, String text) {
            this.id = id;
            this.points = points;
            this.text = text;
            this.now = points;
        }

        boolean hasId(String other) {
            return id.equals(other);
        }

        /** What the question was worth at first. */
        int points() {
            return points;
        }

        /** What it is worth after its hints. */
        int pointsNow() {
            return now;
        }

        String ask() {
            return text + " (" + now + " points)";
        }

        /** Why nobody can answer this question any more; empty if one can. */
        String closed() {
            if (solved) return id + " is solved already";
            return wrongTries == MOST_TRIES ? id + " is closed" : "";
        }

        int wrongTries() {
            return wrongTries;
        }

        Verdict tryAnswer(String given) {
            Verdict verdict = judge(given);
            if (verdict == Verdict.RIGHT) solved = true;
            if (verdict == Verdict.WRONG) wrongTries++;
            return verdict;
        }

        /** A hint costs a point, but not the last one. */
        String hint() {
            if (now > 1) now--;
            return clue();
        }

        protected abstract Verdict judge(String given);

        protected abstract String clue();
    }

    static class WordQuestion extends Question {
        private final String answer;

        WordQuestion(String id, int points, String answer, String text) {
            super(id, points, text);
            this.answer = answer;
        }

        @Override
        protected Verdict judge(String given) {
            return given.equalsIgnoreCase(answer) ? Verdict.RIGHT : Verdict.WRONG;
        }

        @Override
        protected String clue() {
            return answer.length() + " letters, begins with " + answer.charAt(0);
        }
    }

    static class NumberQuestion extends Question {
        private final int answer;
        private final int tolerance;

        NumberQuestion(String id, int points, int answer, int tolerance, String text) {
            super(id, points, text);
            this.answer = answer;
            this.tolerance = tolerance;
        }

        @Override
        protected Verdict judge(String given) {
            return Math.abs(Integer.parseInt(given) - answer) <= tolerance ? Verdict.RIGHT : Verdict.WRONG;
        }

        @Override
        protected String clue() {
            int low = Math.floorDiv(answer, 100) * 100;
            return "between " + low + " and " + (low + 99);
        }
    }

    static class ChoiceQuestion extends Question {
        private final String letters;

        ChoiceQuestion(String id, int points, String letters, String text) {
            super(id, points, text);
            this.letters = letters;
        }

        @Override
        protected Verdict judge(String given) {
            for (int i = 0; i < given.length(); i++) {
                if (letters.indexOf(given.charAt(i)) < 0) return Verdict.WRONG;
            }
            return given.length() < letters.length() ? Verdict.PARTLY_RIGHT : Verdict.RIGHT;
        }

        @Override
        protected String clue() {
            return letters.length() + " of the choices";
        }
    }

    static class Quiz {
        private final Question[] questions = new Question[100];
        private int count = 0;
        private int score = 0;
        private Rule rule = ruleOf("plain");
        private int rightInARow = 0;

        Question find(String id) {
            for (int i = 0; i < count; i++) {
                if (questions[i].hasId(id)) return questions[i];
            }
            return null;
        }

        void add(Question question) {
            questions[count] = question;
            count++;
        }

        String answer(Question question, String given) {
            if (!question.closed().isEmpty()) return question.closed();
            switch (question.tryAnswer(given)) {
                case RIGHT:
                    rightInARow++;
                    int won = rule.points(question.pointsNow(), rightInARow, question.wrongTries());
                    score += won;
                    return "right, +" + won;
                case WRONG:
                    rightInARow = 0;
                    score -= rule.fine();
                    return rule.fine() > 0 ? "wrong, -" + rule.fine() : "wrong";
                default:
                    return "partly right";
            }
        }

        String play(String name) {
            Rule wanted = ruleOf(name);
            if (wanted == null) return "no rule " + name;
            rule = wanted;
            rightInARow = 0;
            return "rule " + name;
        }

        String hint(Question question) {
            return question.closed().isEmpty() ? question.hint() : question.closed();
        }

        String score() {
            int all = 0;
            for (int i = 0; i < count; i++) all += questions[i].points();
            return "score " + score + " of " + all;
        }
    }

    /** A new question, or null if the line is none. */
    static Question make(String line) {
        String[] words = line.split(" ", 5);
        switch (words[0]) {
            case "question":
                return new WordQuestion(words[1], Integer.parseInt(words[2]), words[3], words[4]);
            case "choice":
                return new ChoiceQuestion(words[1], Integer.parseInt(words[2]), words[3], words[4]);
            case "number":
                words = line.split(" ", 6);
                int answer = Integer.parseInt(words[3]);
                int tolerance = Integer.parseInt(words[4]);
                return new NumberQuestion(words[1], Integer.parseInt(words[2]), answer, tolerance, words[5]);
            default:
                return null;
        }
    }

    static String carryOut(Quiz quiz, String line) {
        String[] words = line.split(" ");
        if (words[0].equals("score")) return quiz.score();
        if (words[0].equals("rule")) return quiz.play(words[1]);
        String id = words[1];
        Question question = quiz.find(id);
        Question fresh = make(line);
        if (fresh != null) {
            if (question != null) return id + " exists";
            quiz.add(fresh);
            return words[0] + " " + id;
        }
        if (question == null) return "no " + id;
        switch (words[0]) {
            case "ask":
                return question.ask();
            case "hint":
                return quiz.hint(question);
            default:
                return quiz.answer(question, words[2]);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = Integer.parseInt(in.nextLine().trim());
        Quiz quiz = new Quiz();
        for (int i = 0; i < n; i++) {
            System.out.println(carryOut(quiz, in.nextLine().trim()));
        }
    }
}
