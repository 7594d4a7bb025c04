import java.util.Scanner;

public class Main {
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

        /** Tries an answer: right, partly right or wrong. */
        String tryAnswer(String given) {
            String verdict = judge(given);
            if (verdict.equals("right")) solved = true;
            if (verdict.equals("wrong")) wrongTries++;
            return verdict;
        }

        /** A hint costs a point, but not the last one. */
        String hint() {
            if (now > 1) now--;
            return clue();
        }

        protected abstract String judge(String given);

        protected abstract String clue();
    }

    static class WordQuestion extends Question {
        private final String answer;

        WordQuestion(String id, int points, String answer, String text) {
            super(id, points, text);
            this.answer = answer;
        }

        @Override
        protected String judge(String given) {
            return given.equalsIgnoreCase(answer) ? "right" : "wrong";
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
        protected String judge(String given) {
            return Math.abs(Integer.parseInt(given) - answer) <= tolerance ? "right" : "wrong";
        }

        @Override
        protected String clue() {
            int low = answer / 100 * 100;
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
        protected String judge(String given) {
            for (int i = 0; i < given.length(); i++) {
                if (letters.indexOf(given.charAt(i)) < 0) return "wrong";
            }
            return given.length() < letters.length() ? "partly right" : "right";
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
            String verdict = question.tryAnswer(given);
            if (!verdict.equals("right")) return verdict;
            score += question.pointsNow();
            return "right, +" + question.pointsNow();
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
