INSERT INTO results (roll, code, marks) SELECT s.roll, c.code, NULL FROM students s JOIN courses c ON c.code = 'DB' WHERE s.roll NOT IN (SELECT roll FROM results);
