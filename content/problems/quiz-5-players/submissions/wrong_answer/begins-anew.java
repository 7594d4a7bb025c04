import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.Set;
import java.util.TreeMap;

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

    /** What a question is; how far a player has come with it, the player knows. */
    abstract static class Question {
        private final String id;
        private final int points;
        private final String text;

        Question(String id, int points, String text) {
            this.id = id;
            this.points = points;
            this.text = text;
        }

        String id() {
            return id;
        }

        int points() {
            return points;
        }

        String text() {
            return text;
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
            int value = number(given, -MILLION, MILLION);
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

    static class Player {
        private static final int MOST_TRIES = 2;

        private final String name;
        private final Map<String, Integer> wrongTries = new HashMap<>();
        private final Map<String, Integer> hints = new HashMap<>();
        private final Set<String> solved = new HashSet<>();
        private int score = 0;
        private int rightInARow = 0;

        Player(String name) {
            this.name = name;
        }

        String name() {
            return name;
        }

        int score() {
            return score;
        }

        boolean hasSolved(Question question) {
            return solved.contains(question.id());
        }

        /** What the question is worth after the hints that this player has taken. */
        int worth(Question question) {
            return Math.max(1, question.points() - hints.getOrDefault(question.id(), 0));
        }

        String ask(Question question) {
            return question.text() + " (" + worth(question) + " points)";
        }

        /** Why this player cannot answer the question any more; empty if it can be answered. */
        String closed(Question question) {
            if (hasSolved(question)) return question.id() + " is solved already";
            return wrongTries.getOrDefault(question.id(), 0) == MOST_TRIES ? question.id() + " is closed" : "";
        }

        String hint(Question question) {
            if (!closed(question).isEmpty()) return closed(question);
            hints.merge(question.id(), 1, Integer::sum);
            return question.clue();
        }

        String answer(Question question, String given, Rule rule) throws Refused {
            if (!closed(question).isEmpty()) return closed(question);
            switch (question.judge(given)) {
                case RIGHT:
                    rightInARow++;
                    solved.add(question.id());
                    int won = rule.points(worth(question), rightInARow, wrongTries.getOrDefault(question.id(), 0));
                    score += won;
                    return "right, +" + won;
                case WRONG:
                    rightInARow = 0;
                    wrongTries.merge(question.id(), 1, Integer::sum);
                    score -= rule.fine();
                    return rule.fine() > 0 ? "wrong, -" + rule.fine() : "wrong";
                default:
                    return "partly right";
            }
        }
    }

    static class Quiz {
        private final Map<String, Question> questions = new TreeMap<>();
        private final Map<String, Player> players = new LinkedHashMap<>();
        private Rule rule = (worth, rightInARow, wrongTries) -> worth;
        private Player playing = null;

        boolean has(String id) {
            return questions.containsKey(id);
        }

        void add(Question question) {
            questions.put(question.id(), question);
        }

        Question find(String id) throws Refused {
            if (!has(id)) throw new Refused("no " + id);
            return questions.get(id);
        }

        String play(String name) throws Refused {
            rule = ruleOf(name);
            return "rule " + name;
        }

        Rule rule() {
            return rule;
        }

        String letPlay(String name) {
            playing = new Player(name);
            players.put(name, playing);
            return name + " plays";
        }

        Player playing() throws Refused {
            if (playing == null) throw new Refused("nobody plays");
            return playing;
        }

        String score() throws Refused {
            int all = 0;
            for (Question question : questions.values()) all += question.points();
            return "score " + playing().score() + " of " + all;
        }

        /** The players by their scores; equal scores share a rank. */
        String table() {
            List<Player> order = new ArrayList<>(players.values());
            order.sort(Comparator.comparingInt(Player::score).reversed().thenComparing(Player::name));
            List<String> lines = new ArrayList<>();
            int rank = 1;
            for (int i = 0; i < order.size(); i++) {
                if (i > 0 && order.get(i).score() < order.get(i - 1).score()) rank = i + 1;
                lines.add(rank + ". " + order.get(i).name() + " " + order.get(i).score());
            }
            return lines.isEmpty() ? "nobody" : String.join("\n", lines);
        }

        private int solvers(Question question) {
            int count = 0;
            for (Player player : players.values()) {
                if (player.hasSolved(question)) count++;
            }
            return count;
        }

        /** The questions that the fewest players have solved. */
        String hard(int most) {
            List<Question> order = new ArrayList<>(questions.values());
            order.sort(Comparator.comparingInt(this::solvers));
            List<String> lines = new ArrayList<>();
            for (Question question : order) {
                if (lines.size() < most) lines.add(question.id() + " " + solvers(question) + " of " + players.size());
            }
            return lines.isEmpty() ? "nothing" : String.join("\n", lines);
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
            case "score", "table":
                return 1;
            case "ask", "hint", "rule", "player", "hard":
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
            case "player":
                return quiz.letPlay(made("name", words[1], SMALL, 10));
            case "table":
                return quiz.table();
            case "hard":
                return quiz.hard(number(words[1], 1, 100));
            case "ask":
                return quiz.playing().ask(quiz.find(id(words[1])));
            case "hint":
                return quiz.playing().hint(quiz.find(id(words[1])));
            case "answer":
                return quiz.playing().answer(quiz.find(id(words[1])), words[2], quiz.rule());
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
