SELECT roll, code, marks FROM results WHERE marks > (SELECT AVG(marks) FROM results);
