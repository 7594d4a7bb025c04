INSERT INTO results (roll, code, marks) SELECT s.roll, c.code, NULL FROM students s CROSS JOIN courses c WHERE NOT EXISTS (SELECT * FROM results r WHERE r.roll = s.roll AND r.code = c.code);
