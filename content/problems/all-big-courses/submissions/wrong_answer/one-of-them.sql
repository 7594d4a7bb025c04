SELECT DISTINCT s.roll, s.name FROM students s JOIN results r ON r.roll = s.roll JOIN courses c ON c.code = r.code WHERE c.credits = 4 AND r.marks >= 40;
