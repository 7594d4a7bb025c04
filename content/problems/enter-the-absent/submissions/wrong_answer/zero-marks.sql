INSERT INTO results (roll, code, marks) SELECT s.roll, c.code, 0 FROM students s JOIN courses c ON c.code = 'DB' WHERE NOT EXISTS (SELECT * FROM results r WHERE r.roll = s.roll AND r.code = c.code);
