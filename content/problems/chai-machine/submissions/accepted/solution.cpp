#include <iostream>
#include <string>
using namespace std;

enum class State { Idle, Paying, Brewing, Empty };

class Machine {
public:
    // Each event returns the rupees that come out.
    int coin(int rupees) {
        if (state == State::Brewing || state == State::Empty) return rupees;
        paid += rupees;
        state = State::Paying;
        return 0;
    }

    int press() {
        if (state != State::Paying || paid < 20) return 0;
        int change = paid - 20;
        paid = 0;
        seconds = 0;
        state = State::Brewing;
        return change;
    }

    int cancel() {
        if (state != State::Paying) return 0;
        int all = paid;
        paid = 0;
        state = State::Idle;
        return all;
    }

    int tick() {
        if (state != State::Brewing) return 0;
        seconds++;
        if (seconds == 3) {
            cups--;
            sold++;
            state = cups > 0 ? State::Idle : State::Empty;
        }
        return 0;
    }

    int refill(int more) {
        cups += more;
        if (state == State::Empty) state = State::Idle;
        return 0;
    }

    string name() const {
        switch (state) {
            case State::Idle: return "IDLE";
            case State::Paying: return "PAYING";
            case State::Brewing: return "BREWING";
            default: return "EMPTY";
        }
    }

    int cupsSold() const { return sold; }

private:
    State state = State::Empty;
    int paid = 0;
    int seconds = 0;
    int cups = 0;
    int sold = 0;
};

int main() {
    int n;
    cin >> n;
    Machine machine;
    while (n-- > 0) {
        string event;
        int number = 0, out;
        cin >> event;
        if (event == "coin" || event == "refill") cin >> number;
        if (event == "coin") out = machine.coin(number);
        else if (event == "press") out = machine.press();
        else if (event == "cancel") out = machine.cancel();
        else if (event == "tick") out = machine.tick();
        else out = machine.refill(number);
        cout << machine.name() << ' ' << out << '\n';
    }
    cout << "sold " << machine.cupsSold() << '\n';
    return 0;
}
