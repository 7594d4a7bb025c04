SELECT s.roll, s.name FROM students s WHERE NOT EXISTS (SELECT * FROM courses c WHERE c.credits = 4 AND NOT EXISTS (SELECT * FROM results r WHERE r.roll = s.roll AND r.code = c.code));
