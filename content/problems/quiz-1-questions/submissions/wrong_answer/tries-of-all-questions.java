import java.util.Scanner;

public class Main {
    static class Question {
        private static final int MOST_TRIES = 2;

        private final String id;
        private final int points;
        private final String answer;
        private final String text;
        private static int wrongTries = 0;
        private boolean solved = false;

        Question(String id, int points, String answer, String text) {
            this.id = id;
            this.points = points;
            this.answer = answer;
            this.text = text;
        }

        boolean hasId(String other) {
            return id.equals(other);
        }

        int points() {
            return points;
        }

        String ask() {
            return text + " (" + points + " points)";
        }

        /** Why nobody can answer this question any more; empty if one can. */
        String closed() {
            if (solved) return id + " is solved already";
            return wrongTries == MOST_TRIES ? id + " is closed" : "";
        }

        /** Tries an answer, and says whether it is right. */
        boolean tryAnswer(String given) {
            if (given.equalsIgnoreCase(answer)) solved = true;
            else wrongTries++;
            return solved;
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
            if (!question.tryAnswer(given)) return "wrong";
            score += question.points();
            return "right, +" + question.points();
        }

        String score() {
            int all = 0;
            for (int i = 0; i < count; i++) all += questions[i].points();
            return "score " + score + " of " + all;
        }
    }

    static String carryOut(Quiz quiz, String[] words) {
        if (words[0].equals("score")) return quiz.score();
        String id = words[1];
        Question question = quiz.find(id);
        if (words[0].equals("question")) {
            if (question != null) return id + " exists";
            quiz.add(new Question(id, Integer.parseInt(words[2]), words[3], words[4]));
            return "question " + id;
        }
        if (question == null) return "no " + id;
        return words[0].equals("ask") ? question.ask() : quiz.answer(question, words[2]);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = Integer.parseInt(in.nextLine().trim());
        Quiz quiz = new Quiz();
        for (int i = 0; i < n; i++) {
            System.out.println(carryOut(quiz, in.nextLine().trim().split(" ", 5)));
        }
    }
}
