import java.util.Scanner;

public class Main {
    /** A line that is wrong; the message says why. */
    static class Refused extends Exception {
        Refused(String reason) {
            super(reason);
        }
    }

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

    static Rule ruleOf(String name) throws Refused {
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
                throw new Refused("no rule " + name);
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

        Verdict tryAnswer(String given) throws Refused {
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

        protected abstract Verdict judge(String given) throws Refused;

        protected abstract String clue();
    }

    static class WordQuestion extends Question {
        private final String answer;

        WordQuestion(String id, int points, String answer, String text) {
            super(id, points, text);
            this.answer = answer;
        }

        @Override
        protected Verdict judge(String given) throws Refused {
            return word(given).equalsIgnoreCase(answer) ? Verdict.RIGHT : Verdict.WRONG;
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
        protected Verdict judge(String given) throws Refused {
            int value;
            try {
                value = number(given, -MILLION, MILLION);
            } catch (Refused reason) {
                return Verdict.WRONG;
            }
            return Math.abs(value - answer) <= tolerance ? Verdict.RIGHT : Verdict.WRONG;
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
        protected Verdict judge(String given) throws Refused {
            letters(given);
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
        private Rule rule = (worth, rightInARow, wrongTries) -> worth;
        private int rightInARow = 0;

        boolean has(String id) {
            for (int i = 0; i < count; i++) {
                if (questions[i].hasId(id)) return true;
            }
            return false;
        }

        Question find(String id) throws Refused {
            for (int i = 0; i < count; i++) {
                if (questions[i].hasId(id)) return questions[i];
            }
            throw new Refused("no " + id);
        }

        void add(Question question) {
            questions[count] = question;
            count++;
        }

        String answer(Question question, String given) throws Refused {
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

        String play(String name) throws Refused {
            rule = ruleOf(name);
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

    static final int MILLION = 1_000_000;

    /** The whole number that the text is. */
    static int number(String text, int low, int high) throws Refused {
        try {
            int value = Integer.parseInt(text);
            if (text.startsWith("+") || value < low || value > high) throw new Refused("bad number " + text);
            return value;
        } catch (NumberFormatException notANumber) {
            throw new Refused("bad number " + text);
        }
    }

    /** The text, if it has so many of these characters. */
    static String made(String what, String text, String characters, int most) throws Refused {
        boolean good = text.length() <= most;
        for (int i = 0; i < text.length(); i++) {
            if (characters.indexOf(text.charAt(i)) < 0) good = false;
        }
        if (!good) throw new Refused("bad " + what + " " + text);
        return text;
    }

    static final String CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    static final String SMALL = "abcdefghijklmnopqrstuvwxyz";
    static final String DIGITS = "0123456789";

    static String id(String text) throws Refused {
        return made("ID", text, SMALL + DIGITS, 8);
    }

    static String word(String text) throws Refused {
        return made("word", text, CAPITALS + SMALL + DIGITS, 12);
    }

    static String letters(String text) throws Refused {
        made("letters", text, CAPITALS, 6);
        for (int i = 0; i < text.length(); i++) {
            if (text.indexOf(text.charAt(i)) < i) throw new Refused("bad letters " + text);
        }
        return text;
    }

    /** How many words a command needs; a negative number if more may follow. */
    static int wordsOf(String command) throws Refused {
        switch (command) {
            case "score":
                return 1;
            case "ask", "hint", "rule":
                return 2;
            case "answer":
                return 3;
            case "question", "choice":
                return -5;
            case "number":
                return -6;
            default:
                throw new Refused("unknown command " + command);
        }
    }

    static void checkWords(String[] words) throws Refused {
        if (words[0].isEmpty()) throw new Refused("empty line");
        int needed = wordsOf(words[0]);
        if (words.length < Math.abs(needed)) throw new Refused("too few words");
        if (needed > 0 && words.length > needed) throw new Refused("too many words");
    }

    static Question make(String line) throws Refused {
        String[] words = line.split(" ", 5);
        String id = id(words[1]);
        int points = number(words[2], 1, 100);
        switch (words[0]) {
            case "question":
                return new WordQuestion(id, points, word(words[3]), words[4]);
            case "choice":
                return new ChoiceQuestion(id, points, letters(words[3]), words[4]);
            default:
                words = line.split(" ", 6);
                int answer = number(words[3], -MILLION, MILLION);
                return new NumberQuestion(id, points, answer, number(words[4], 0, MILLION), words[5]);
        }
    }

    static String carryOut(Quiz quiz, String line) throws Refused {
        String[] words = line.split(" ");
        checkWords(words);
        switch (words[0]) {
            case "score":
                return quiz.score();
            case "rule":
                return quiz.play(words[1]);
            case "ask":
                return quiz.find(id(words[1])).ask();
            case "hint":
                return quiz.hint(quiz.find(id(words[1])));
            case "answer":
                return quiz.answer(quiz.find(id(words[1])), words[2]);
            default:
                Question fresh = make(line);
                if (quiz.has(words[1])) throw new Refused(words[1] + " exists");
                quiz.add(fresh);
                return words[0] + " " + words[1];
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = Integer.parseInt(in.nextLine().trim());
        Quiz quiz = new Quiz();
        int errors = 0;
        for (int i = 0; i < n; i++) {
            try {
                System.out.println(carryOut(quiz, in.nextLine()));
            } catch (Refused reason) {
                System.out.println("error: " + reason.getMessage());
                errors++;
            }
        }
        System.out.println("errors " + errors);
    }
}
