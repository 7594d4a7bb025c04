SELECT id, name, age FROM passengers WHERE age >= 60 AND city = 'Pune' OR city = 'Mumbai';
